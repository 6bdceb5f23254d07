/** Shares of one as whole percentages that add up to a hundred. The first, of winning, is rounded as wherever it stands
    alone; of the others the largest remainders are rounded up. */
export function percents(shares: readonly number[]): number[] {
  const [first, ...rest] = shares.map((share) => share * 100) as [number, ...number[]];
  const whole = rest.map(Math.floor);
  const missing = 100 - Math.round(first) - whole.reduce((sum, part) => sum + part, 0);
  const order = rest.map((_, at) => at).sort((a, b) => (rest[b]! % 1) - (rest[a]! % 1));
  for (const at of order.slice(0, missing)) whole[at]! += 1;
  return [Math.round(first), ...whole];
}

/** The same with the first share never 0 or 100 where its end is not certain: it takes from the largest other, or gives to the last. */
export function uncertain(shares: readonly number[]): number[] {
  const [first, ...others] = percents(shares) as [number, ...number[]];
  if (first === 0) others[others.indexOf(Math.max(...others))]! -= 1;
  if (first === 100) others[others.length - 1]! += 1;
  return [Math.min(99, Math.max(1, first)), ...others];
}
