/** What screens and dialogs are made of: buttons, and labelled fields. */
import { h, uniqueId } from "../../dom";
import { type IconName, icon } from "./icons";

/** A button with a label; `look` is a class of the style sheet. */
export function button(label: string, act: () => void, look = ""): HTMLButtonElement {
  return h("button", { class: `button ${look}`, onclick: act }, label);
}

/** A button with an icon and a label. */
export function iconed(
  name: IconName,
  label: string,
  act: () => void,
  look = "",
): HTMLButtonElement {
  return h("button", { class: look, onclick: act }, icon(name), h("span", {}, label));
}

/** A button with an icon that says its label only on asking. */
export function iconButton(name: IconName, label: string, act: () => void): HTMLButtonElement {
  return h("button", { "aria-label": label, title: label, onclick: act }, icon(name));
}

/** A control under its label; `help` is told with it. */
export function field(label: string, control: HTMLElement, help?: HTMLElement): HTMLElement {
  control.id = uniqueId();
  return h(
    "div",
    { class: "field stack" },
    h("label", { for: control.id }, label),
    control,
    helped(control, help),
  );
}

/** Something that is on or off. */
export function toggle(
  label: string,
  name: string,
  now: boolean,
  change: (on: boolean) => void,
  help?: HTMLElement,
): HTMLElement {
  const box = h("input", {
    type: "checkbox",
    name,
    checked: now,
    onchange: () => change(box.checked),
  });
  return h(
    "div",
    { class: "toggle" },
    h("label", { class: "row" }, box, h("span", {}, label)),
    helped(box, help),
  );
}

/** A choice from a list of values and their labels. */
export function select(
  label: string,
  name: string,
  values: readonly (readonly [value: string, label: string])[],
  now: string,
  change: (value: string) => void,
  help?: HTMLElement,
): HTMLElement {
  const options = values.map(([value, shown]) =>
    h("option", { value, selected: value === now }, shown),
  );
  const list = h("select", { name, onchange: () => change(list.value) }, ...options);
  return field(label, list, help);
}

/** A choice of one among a few, each with its own line. */
export function choice(
  label: string,
  name: string,
  values: readonly (readonly [value: string, label: string, line: string])[],
  now: string,
  change: (value: string) => void,
): HTMLElement {
  const made = values.map(([value, shown, line]) => {
    const radio = h("input", { type: "radio", name, value, checked: value === now });
    radio.onchange = () => change(value);
    return h(
      "label",
      { class: "choice row" },
      radio,
      h("span", {}, shown, h("span", { class: "fine" }, line)),
    );
  });
  return h("fieldset", { class: "stack" }, h("legend", {}, label), ...made);
}

/** The sign of a seat's colour, its letter, or both; the element around it bears the same mark. */
export function markOf(mark: string): HTMLElement {
  const [letter = ""] = mark.split(" ");
  return h("span", { class: "mark", "aria-hidden": "true" }, letter.length === 1 && letter);
}

/** Small print. */
export function fine(words: string): HTMLElement {
  return h("p", { class: "fine" }, words);
}

function helped(control: HTMLElement, help: HTMLElement | undefined): HTMLElement | undefined {
  if (!help) return undefined;
  help.id = uniqueId();
  control.setAttribute("aria-describedby", help.id);
  return help;
}
