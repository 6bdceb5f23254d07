/** Up to so many each number is offered; of more a few and all of them. */
const FEW = 3;

/** How many times in a row a choice is offered to be made, beside once. */
export function countsUpTo(most: number): number[] {
  if (most > FEW) return [FEW, most];
  return Array.from({ length: Math.max(0, most - 1) }, (_, n) => n + 2);
}
