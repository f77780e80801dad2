/** Copies a text; where the clipboard is refused, by selecting it the old way. */
export async function copyText(
  value: string,
  field?: HTMLTextAreaElement | HTMLInputElement,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    if (!field) return false;
    field.focus();
    field.select();
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    }
  }
}
