/** Whether a card lies over places of the map. */
export function hides(card: HTMLElement, targets: string[]): boolean {
  const cover = card.getBoundingClientRect();
  return targets.some((target) => {
    const thing = document.querySelector<SVGElement>(`.sheet [data-target="${CSS.escape(target)}"]`);
    if (!thing) return false;
    const [x, y] = middle(thing);
    return x > cover.left && x < cover.right && y > cover.top && y < cover.bottom;
  });
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
