/** Copies a text to a window's clipboard. If that is refused, it uses a selection and the old copy command. */
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
