/** What lies over the map just now: every card between the columns, and what is marked `data-over`, in the map's own pixels. */
import type { Box } from '../layout';

export function covers(): Box[] {
  const { left, top } = document.querySelector('.map-place')!.getBoundingClientRect();
  return [...document.querySelectorAll('[data-over], .middle .card')].flatMap((card) => {
    const box = card.getBoundingClientRect();
    if (!box.width || !box.height) return [];
    return [{ left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }];
  });
}
