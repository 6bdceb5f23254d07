/** What of the page is in question, as boxes of the window: things by their targets, and lines that are shown. */
import { middle, type Box } from '../../map/layout';

/** Pixels: a land is looked through in cells not smaller than this, in so many at most each way; half the room of a place
    that is a point; from one point of a line to the next. */
const CELL = 20;
const CELLS = 10;
const POINT = 26;
const STEP = 16;

/** Whatever bears one of some targets, on the map, the boards or among cards. */
export function boxesOf(targets: Iterable<string>): Box[] {
  const named = [...new Set(targets)].map((target) => CSS.escape(target));
  if (!named.length) return [];
  const wanted = named.map((target) => `[data-target="${target}"], [data-in="${target}"]`).join();
  return [...document.querySelectorAll(wanted)].flatMap((thing) => (thing instanceof SVGPathElement && thing.closest('.sheet') ? cells(thing) : visible(thing)));
}

/** The lines of the map that are in question. */
export function linesAsked(): Box[] {
  return [...document.querySelectorAll<SVGPathElement>('.sheet [data-asked] > path:first-of-type')].flatMap(along);
}

/** A place of the window that is a point of the map. */
export function around([x, y]: [number, number]): Box {
  return { left: x - POINT, top: y - POINT, right: x + POINT, bottom: y + POINT };
}

function visible(thing: Element): Box[] {
  const box = thing.getBoundingClientRect();
  return box.width && box.height ? [box] : [];
}

/** The parts of a land's box in which some of the land is: what lies beside a bay hides nothing. */
function cells(land: SVGPathElement): Box[] {
  const { x, y, width, height } = land.getBBox();
  const { scale, place } = sheetOf(land);
  const [wide, high] = [width, height].map((length) => Math.max(CELL / scale, length / CELLS)) as [number, number];
  const found: Box[] = [];
  for (let top = y; top < y + height; top += high) {
    for (let left = x; left < x + width; left += wide) {
      const cell = { left, top, right: Math.min(x + width, left + wide), bottom: Math.min(y + height, top + high) };
      if (land.isPointInFill(new DOMPoint(...middle(cell)))) found.push(place(cell));
    }
  }
  return found;
}

function along(line: SVGPathElement): Box[] {
  const { scale, place } = sheetOf(line);
  const step = STEP / scale;
  const points = Array.from({ length: Math.floor(line.getTotalLength() / step) + 1 }, (_, n) => line.getPointAtLength(n * step));
  return points.map(({ x, y }) => place({ left: x - step, top: y - step, right: x + step, bottom: y + step }));
}

/** How large the sheet is seen on which a thing is drawn, and where a box of it lies in the window. */
function sheetOf(thing: SVGElement): { scale: number; place(box: Box): Box } {
  const sheet = thing.closest<HTMLElement>('.sheet')!;
  const seen = sheet.getBoundingClientRect();
  const scale = seen.width / sheet.offsetWidth;
  const [across, down] = [(x: number) => seen.left + x * scale, (y: number) => seen.top + y * scale];
  return { scale, place: ({ left, top, right, bottom }) => ({ left: across(left), top: down(top), right: across(right), bottom: down(bottom) }) };
}
