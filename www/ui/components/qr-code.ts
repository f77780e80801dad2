/** A text as a picture for the camera of another device. */
import { generate } from "lean-qr/nano";
import { h, set } from "../../dom";

/** Light modules around the code, as the standard asks. */
const MARGIN = 4;

/** The QR code of a text; null where it is too long for one. */
export function qrCode(text: string, label: string): HTMLElement | null {
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
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path");
  set(svg, { viewBox: `0 0 ${size} ${size}`, class: "qr", role: "img", "aria-label": label });
  set(drawn, { d: path });
  svg.append(drawn);
  return h("details", {}, h("summary", {}, label), svg);
}
