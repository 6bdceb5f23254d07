/** Lays a card over the map, or over a column beside it where it would hide what it speaks of. */
import type { Box } from '../../map/layout';
import { afloat, type Size } from './afloat';

/** Pixels: how wide such a card is where there is room, and from it to the edge of that. */
const WIDE = 352;
const EDGE = 8;
/** What lies over the map already, and of the right column what is read and pressed while a card is there. */
const OVER = '.middle .card, .map-place .card, .corner > *, .column > .fold';
const PRESSED = '.column.right :is(.prompt, .confirm)';
/** Where it may lie, in order: between the columns, over the log, over the boards, over the rest of the right column. */
const ROOMS = ['.middle', '.column.right .papers', '.column.left .cards', '.column.right .cards'];

/** Lay a card where it hides none of some boxes, nor the choice it is about; where there is no such place it lies at the foot
    of the map. */
export function float(card: HTMLElement, seen: Box[], choice: string | undefined): void {
  const own = choice === undefined ? '' : `, .choice[data-choice="${CSS.escape(choice)}"]`;
  const kept = [...seen, ...[...document.querySelectorAll(OVER + ', ' + PRESSED + own)].map((one) => one.getBoundingClientRect())];
  const rooms = ROOMS.flatMap((name) => roomOf(name));
  const size = (room: Box) => {
    const width = Math.min(WIDE, room.right - room.left);
    card.style.width = `${width}px`;
    return { width, height: card.offsetHeight };
  };
  const place = rooms.reduce((found: { left: number; top: number } | null, room) => found ?? afloat(room, size(room), kept), null) ?? atFoot(rooms[0]!, size(rooms[0]!));
  const { left, top } = card.offsetParent!.getBoundingClientRect();
  card.style.translate = `${place.left - left}px ${place.top - top}px`;
}

function atFoot({ left, top, bottom }: Box, { height }: Size): { left: number; top: number } {
  return { left, top: Math.max(top, bottom - height) };
}

/** What of a part of the page a card may lie over. */
function roomOf(name: string): Box[] {
  const part = document.querySelector(name);
  if (!part) return [];
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const foot = part.querySelector(':scope > .foot')?.getBoundingClientRect();
  return [{ left: left + EDGE, top: top + EDGE, right: right - EDGE, bottom: (foot?.height ? foot.top : bottom) - EDGE }];
}
