/** Shades of the side colours of a map. */

const NEUTRAL_LANE = '#77736c';
const DARK_INK = '#0c0604';
const LIGHT_INK = '#ffffff';

function parts(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
}

/** A colour with that share of its light. */
export function darker(colour: string, share: number): string {
  return `rgb(${parts(colour).map((part) => Math.round(part * share)).join(' ')})`;
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = parts(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The ink that reads best on a colour. */
export function inkOn(colour: string): string {
  return contrast(colour, DARK_INK) >= contrast(colour, LIGHT_INK) ? DARK_INK : LIGHT_INK;
}

/** A lane's colour: dark enough for the sea; grey if it is nobody's. */
export function laneColour(colour: string | undefined): string {
  if (!colour) return NEUTRAL_LANE;
  return darker(colour, luminance(colour) > 0.4 ? 0.66 : 0.88);
}
