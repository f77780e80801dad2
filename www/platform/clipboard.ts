/** Copies a text into a window's clipboard; where that is refused, by selecting it the old way. */
export async function copyText(
  value: string,
  field: HTMLTextAreaElement | HTMLInputElement | undefined,
  view: Window,
): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(value);
    return true;
  } catch {
    field?.select();
    return field !== undefined && view.document.execCommand("copy");
  }
}
