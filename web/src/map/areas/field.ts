/** Fields of the sea on a map of areas. */
import type { Area, Hex } from '../sheet';

/** A field of the sea as an area without a name. */
export function asArea({ id, at, path, slots, anchor }: Hex): Area {
  const marks = anchor ? { sign: { sign: 'anchor', at: anchor } } : {};
  return { id, kind: 'sea', powers: [], path, click: at, slots, town: null, labels: {}, marks };
}
