/** What screens and dialogs are made of: buttons, and labelled fields. */
import { h, uniqueId } from "../dom";
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

/** The sign of a seat's colour, or its letter; the element around it bears the same mark. */
export function markOf(mark: string): HTMLElement {
  return h("span", { class: "mark", "aria-hidden": "true" }, mark.length === 1 && mark);
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
