/** Where a card over the map hides least of places on it. */

/** The corners of the map that a card may lie in: the usual one, and those it gives way to. */
const CORNERS = ['', 'above', 'across'] as const;
/** What hiding the very middle of a place weighs, beside all of its room. */
const MIDDLE = 1;

/** Lay a card into the corner where it hides least of some places, then fewest of others that are asked for; the first
    of equal ones. */
export function lay(card: HTMLElement, targets: string[], asked: Iterable<string> = []): void {
  const [places, open] = [onMap(targets), onMap([...asked])];
  let [best, least, fewest] = [CORNERS[0] as string, Infinity, Infinity];
  for (const corner of CORNERS) {
    card.dataset.corner = corner;
    const cover = card.getBoundingClientRect();
    const hidden = Math.max(0, ...places.map((place) => hides(cover, place)));
    const under = open.filter((place) => hides(cover, place) >= MIDDLE).length;
    if (hidden < least || (hidden === least && under < fewest)) [best, least, fewest] = [corner, hidden, under];
  }
  card.dataset.corner = best;
}

function onMap(targets: string[]): SVGElement[] {
  const named = targets.map((target) => CSS.escape(target));
  return named.flatMap((target) => [...document.querySelectorAll<SVGElement>(`.sheet :is([data-target="${target}"], [data-in="${target}"])`)]);
}

/** The share of a place that lies under a card, and whether its middle does. */
function hides(cover: DOMRect, place: SVGElement): number {
  const [box, [x, y]] = [place.getBoundingClientRect(), middle(place)];
  const wide = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
  const high = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
  const share = wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
  return share + (x > cover.left && x < cover.right && y > cover.top && y < cover.bottom ? MIDDLE : 0);
}

/** A land says itself where its middle is, in the sheet's own measure. */
function middle(thing: SVGElement): [number, number] {
  const sheet = thing.closest<HTMLElement>('.sheet')!;
  const { x, y } = thing.dataset;
  const box = (x === undefined ? thing : sheet).getBoundingClientRect();
  if (x === undefined) return [box.x + box.width / 2, box.y + box.height / 2];
  const scale = box.width / sheet.offsetWidth;
  return [box.x + Number(x) * scale, box.y + Number(y) * scale];
}
