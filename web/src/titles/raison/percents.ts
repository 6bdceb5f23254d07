/** Shares of one as whole percentages that add up to a hundred: the largest remainders are rounded up. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, part) => sum + part, 0)) - whole.reduce((sum, part) => sum + part, 0);
  const order = exact.map((_, at) => at).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1));
  for (const at of order.slice(0, missing)) whole[at]! += 1;
  return whole;
}

/** The same with the first share never 0 or 100 where its end is not certain: it takes from the largest other, or gives to the last. */
export function uncertain(shares: readonly number[]): number[] {
  const [first, ...others] = percents(shares) as [number, ...number[]];
  if (first === 0) others[others.indexOf(Math.max(...others))]! -= 1;
  if (first === 100) others[others.length - 1]! += 1;
  return [Math.min(99, Math.max(1, first)), ...others];
}
