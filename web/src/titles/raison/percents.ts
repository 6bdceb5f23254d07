/** Shares of one as whole percentages that add up to a hundred: the largest remainders are rounded up. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, part) => sum + part, 0)) - whole.reduce((sum, part) => sum + part, 0);
  const order = exact.map((_, at) => at).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1));
  for (const at of order.slice(0, missing)) whole[at]! += 1;
  return whole;
}
