/** A QR code for the camera of another device. */
import { generate } from "lean-qr/nano";
import type { JSX } from "preact";

/** The width of the light margin around the code, in modules, as the standard requires. */
const MARGIN = 4;

/** The QR code of a text; null if the text is too long. */
export function QrPicture({ text, label }: { text: string; label: string }): JSX.Element | null {
  let path = "";
  let size: number;
  try {
    const code = generate(text);
    size = code.size + 2 * MARGIN;
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) {
        if (code.get(x, y)) path += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`;
      }
    }
  } catch {
    return null;
  }
  return (
    <svg viewBox={`0 0 ${size} ${size}`} class="qr" role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
