// One key map for every layout and input method.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isCommand, isComposed, isTextField, type KeyPress, keyName } from "../../www/keys";

const press = (key: string, code = "", more: object = {}): KeyPress => ({
  key,
  code,
  keyCode: 0,
  isComposing: false,
  shiftKey: false,
  target: { localName: "button" } as unknown as EventTarget,
  ...more,
});
const named = (key: string, code?: string, more?: object): string =>
  keyName(press(key, code, more));
const field = { target: { localName: "input", type: "text" } };

test("a Latin letter counts as it is typed, whatever its place", () => {
  assert.equal(named("z", "KeyZ"), "z");
  assert.equal(named("Z", "KeyW"), "z", "AZERTY, with Shift or Caps Lock");
  assert.equal(named("y", "KeyZ"), "y", "QWERTZ");
  assert.equal(named("z", "Slash"), "z", "Dvorak");
  assert.equal(named(";", "KeyZ"), ";", "Dvorak has its z elsewhere");
  assert.equal(named("à", "KeyZ"), "à", "and so has Bépo");
  assert.equal(named("ｚ", "KeyX"), "z", "a full-width letter");
  assert.equal(named("z"), "z", "a program that names no place");
});

test("a letter of another script counts as its place", () => {
  for (const letter of ["я", "ㅋ", "ζ", "Ζ", "ז", "ئ", "ผ", "("])
    assert.equal(named(letter, "KeyZ"), "z", letter);
  assert.equal(named("ㅔ", "KeyP"), "p");
  for (const key of ["Process", "Unidentified", "Dead", ""])
    assert.equal(named(key, "KeyP"), "p", key);
  assert.equal(named("ㅔ", "KeyP", { isComposing: true }), "p");
  assert.equal(named("Unidentified"), "");
});

test("a question mark is found on every layout", () => {
  const shiftKey = true;
  assert.equal(named("?", "Slash", { shiftKey }), "?");
  assert.equal(named("?", "Minus", { shiftKey }), "?", "German, Spanish");
  assert.equal(named("?", "KeyM", { shiftKey }), "?", "French");
  assert.equal(named("?", "Digit7", { shiftKey }), "?", "Russian, as typed");
  assert.equal(named(",", "Slash", { shiftKey }), "?", "Russian, by its place");
  assert.equal(named("؟", "Slash", { shiftKey }), "?", "Arabic");
  assert.equal(named("？", "Slash", { shiftKey }), "?", "Chinese");
  assert.equal(named("Z", "Slash", { shiftKey }), "z", "Dvorak has a letter there");
});

test("named keys have one name, old names and numeric keypads too", () => {
  assert.equal(named("Spacebar"), " ");
  assert.equal(named("Esc"), "Escape");
  assert.equal(named("Left"), "ArrowLeft");
  assert.equal(named("ArrowUp", "Numpad8"), "ArrowUp");
  assert.equal(named("Enter", "NumpadEnter"), "Enter");
  assert.equal(named("Unidentified", "NumpadEnter"), "Enter");
  assert.equal(named("Process", "ArrowDown"), "ArrowDown");
  assert.equal(named("à", "Digit0"), "à", "a Latin letter where others have 0");
  assert.equal(named("+", "BracketRight"), "+");
  assert.equal(named("٠", "Digit0"), "0");
});

test("a key that an input method uses in a text field is no key", () => {
  assert.equal(named("Enter", "Enter", { ...field, isComposing: true, keyCode: 229 }), "");
  assert.equal(named("Enter", "Enter", { ...field, keyCode: 229 }), "", "the order of Safari");
  assert.equal(named("Escape", "Escape", { ...field, isComposing: true }), "");
  assert.equal(named("Enter", "Enter", { ...field, keyCode: 13 }), "Enter");
  assert.ok(!isComposed(press("Enter", "Enter", { keyCode: 229 })), "a button composes nothing");
});

test("AltGr is not Ctrl", () => {
  const keys = { ctrlKey: false, metaKey: false, altKey: false };
  assert.ok(isCommand({ ...keys, ctrlKey: true }));
  assert.ok(isCommand({ ...keys, metaKey: true }));
  assert.ok(!isCommand({ ...keys, ctrlKey: true, altKey: true }));
  assert.ok(!isCommand(keys));
});

test("text is written in fields of text only", () => {
  const is = (localName: string, type = ""): boolean =>
    isTextField({ localName, type } as unknown as EventTarget);
  assert.deepEqual(
    [is("input", "text"), is("input", "search"), is("textarea")],
    [true, true, true],
  );
  assert.deepEqual(
    [is("input", "range"), is("input", "checkbox"), is("button")],
    [false, false, false],
  );
  assert.ok(isTextField({ isContentEditable: true } as unknown as EventTarget));
  assert.ok(!isTextField(null));
});
