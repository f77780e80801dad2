/** Labelled fields for dialogs. */
import { h, uniqueId } from "./dom";

/** A choice from a list. */
export function select<T extends string>(
  label: string,
  name: string,
  values: readonly { value: T; label: string }[],
  now: T,
  change: (value: T) => void,
  help?: string,
): HTMLElement {
  const id = uniqueId();
  const helpId = help ? uniqueId() : null;
  const list = h(
    "select",
    {
      id,
      name,
      "aria-describedby": helpId,
      onchange: () => {
        const chosen = values.find(({ value }) => value === list.value);
        if (chosen) change(chosen.value);
      },
    },
    ...values.map(({ value, label: shown }) =>
      h("option", { value, selected: value === now }, shown),
    ),
  );
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, label),
    list,
    help ? h("p", { class: "fine", id: helpId }, help) : null,
  );
}

/** Something that is on or off. */
export function toggle(
  label: string,
  name: string,
  now: boolean,
  change: (on: boolean) => void,
  help?: string,
): HTMLElement {
  const helpId = help ? uniqueId() : null;
  const box = h("input", {
    type: "checkbox",
    name,
    checked: now,
    "aria-describedby": helpId,
    onchange: () => change(box.checked),
  });
  return h(
    "div",
    { class: "field toggle" },
    h("label", {}, box, h("span", {}, label)),
    help ? h("p", { class: "fine", id: helpId }, help) : null,
  );
}

/** A line of text. */
export function line(
  label: string,
  name: string,
  now: string,
  change: (value: string) => void,
): HTMLElement {
  const id = uniqueId();
  const input = h("input", {
    id,
    name,
    value: now,
    maxlength: 40,
    autocomplete: "off",
    oninput: () => change(input.value),
  });
  return h("div", { class: "field" }, h("label", { for: id }, label), input);
}
