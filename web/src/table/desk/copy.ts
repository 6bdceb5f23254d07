/** Copying a link, also where the page has no clipboard because it is not served over https. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** An address of this page. */
export function address(path: string): string {
  return location.origin + path;
}
