// A small tree of Preact's, for translators.spec.ts: siblings come and go beside texts.
import { Component, Fragment, h, render } from "preact";
import { keepTextsInPlace } from "../../../www/ui/displaced";

keepTextsInPlace();

/** What is shown; each is a text, `<b>` an element and `(a b)` a part that renders by itself. */
let parts: string[] = [];
let inner: string[] = [];
let within: Component | undefined;

class Within extends Component {
  override componentDidMount(): void {
    within = this;
  }
  override render() {
    return h(Fragment, null, ...inner.map(view));
  }
}

const view = (part: string) =>
  part === "()"
    ? h(Within, { key: part })
    : part.startsWith("<")
      ? h("b", { key: part }, part.slice(1))
      : part;

const place = document.createElement("div");

function Whole() {
  return h("p", null, h("input", { key: "field" }), ...parts.map(view));
}

/** Shows parts, from the root. */
export function show(...all: string[]): void {
  parts = all;
  document.body.append(place);
  render(h(Whole, null), place);
}

/** Shows parts in the place of `()`; only that renders. */
export function showWithin(...all: string[]): void {
  inner = all;
  within?.forceUpdate();
}

/** What is read there. */
export const read = (): string => place.textContent ?? "";
