/** Data of which what has not changed stays the same thing, so that nothing that is drawn of it is drawn again. */

type Data = Record<string, unknown>;

/** What was known where what has come equals it; else what has come, in which every part that equals what was known is
    taken from there. The things of a list are known by their `id`, or else by their place. */
export function shared<T>(known: T | undefined, come: T): T {
  if (known === come || !isData(known) || !isData(come) || Array.isArray(known) !== Array.isArray(come)) return come;
  const found = Array.isArray(known) ? inList(known) : (key: string) => known[key];
  const keys = Object.keys(come);
  let same = keys.length === Object.keys(known).length;
  for (const key of keys) {
    (come as Data)[key] = shared(found(key, come[key]), come[key]);
    same &&= key in known && come[key] === known[key];
  }
  return same ? known : come;
}

/** Takes one thing after another; each is given with those parts of the last that have not changed. */
export function steady<T>(): (come: T) => T {
  let known: T | undefined;
  return (come) => (known = shared(known, come));
}

function inList(known: unknown[]): (place: string, part: unknown) => unknown {
  if (idOf(known[0]) === undefined) return (place) => known[Number(place)];
  const named = new Map(known.map((part) => [idOf(part), part]));
  return (_, part) => named.get(idOf(part));
}

function isData(thing: unknown): thing is Data {
  return typeof thing === 'object' && thing !== null;
}

function idOf(thing: unknown): unknown {
  return isData(thing) ? thing['id'] : undefined;
}
