/** Whether the reader points with fingers: then one tap selects and shows, and a second commits. */
export function byFinger(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
