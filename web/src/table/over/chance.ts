/** Checks of chance that the page can do by itself. */

/** Whether a seed is the one a table promised at its start; null where the browser cannot tell. */
export async function keptPromise(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`theatrum:${seed}`)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
