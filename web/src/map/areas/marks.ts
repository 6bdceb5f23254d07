/** Where the marks of value and rank stand at a scale: on their ground, beside the names. */
import type { Ground, Grounds } from '../ground';
import { signGrowth, type Box } from '../layout';
import { boxAt, nearest, ringsAround, Taken, type Reach } from '../pieces/room';
import type { Printed } from '../pieces/stacks';
import type { Area, Point } from '../sheet';

/** How far a wreath, a coin and a crown reach; and any other sign. */
const REACH: Record<string, number> = { laurel: 12, coin: 9.7, crown: 9.5, capital: 13 };
const USUAL = 11.6;
const STEP = 5;
const FARTHEST = 120;

/** It may give its room to counters that would have none: what it says is on the card of its place, too. */
export interface Mark extends Printed {
  sign: string;
  value: number | null;
  at: Point;
}

/** Every mark, moved off names and other marks where growing has brought them together. */
export function marksAt(areas: Area[], grounds: Grounds, names: Box[], scale: number): Mark[] {
  const growth = signGrowth(scale);
  const taken = new Taken(names);
  return areas.flatMap((area) =>
    wanted(area).map(({ sign, value, at: own, yields = null }) => {
      const side = (REACH[sign] ?? USUAL) * growth;
      const reach = { left: side, top: side, right: side, bottom: side };
      const at = stand(own, grounds.get(area.id)!, reach, taken);
      const box = boxAt(at, reach);
      taken.add(box);
      return { area: area.id, sign, value, at, box, yields };
    }),
  );
}

type Wanted = Pick<Mark, 'sign' | 'value' | 'at'> & Partial<Pick<Mark, 'yields'>>;

function wanted({ marks: { value, crown, sign, capital } }: Area): Wanted[] {
  return [
    ...(value ? [{ sign: value.ring, value: value.value, at: value.at }] : []),
    ...(crown ? [{ sign: 'crown', value: null, at: crown.at }] : []),
    ...(sign ? [{ ...sign, value: null, yields: capital ? ('late' as const) : ('early' as const) }] : []),
  ];
}

function stand(own: Point, ground: Ground, reach: Reach, taken: Taken): Point {
  const free = (at: Point) => taken.free(boxAt(at, reach));
  if (free(own)) return own;
  const near = nearest(ground, own, reach, taken);
  if (near) return near;
  for (const at of ringsAround(own, STEP, FARTHEST)) if (free(at)) return at;
  return own;
}
