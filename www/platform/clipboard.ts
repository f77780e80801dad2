/** Copies a text; where the clipboard is refused, by selecting it the old way. */
export async function copyText(
  value: string,
  field?: HTMLTextAreaElement | HTMLInputElement,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    field?.select();
    return field !== undefined && document.execCommand("copy");
  }
}
