/** Settings: every change holds at once. */
import { set } from "../../dom";
import { LANGUAGES } from "../../i18n/negotiate";
import { feel } from "../../platform/feel";
import { CHOICES, FLAGS, type Settings } from "../../storage/settings";
import type { App } from "../app";
import { button, select, toggle } from "../components/controls";
import { openAbout } from "./about";

/** The values of a setting and their labels. */
export function choicesOf(app: App, key: keyof typeof CHOICES): [value: string, label: string][] {
  if (key !== "language") {
    return CHOICES[key].map((value) => [
      value,
      app.say("setting-value", { value: `${key}-${value}` }),
    ]);
  }
  // Every language by its own name, so that it is found by those who need it.
  const languages = LANGUAGES.map((code): [string, string] => [
    code,
    app.say("language-name", { code }),
  ]);
  return [["auto", app.say("language-auto")], ...languages];
}

/** Whoever has typed nothing for so long, in ms, has said which language. */
const TYPING = 700;

/** Opens the settings. */
export function openSettings(app: App): void {
  let typed = -TYPING;
  let language = app.settings.language;
  /** All is made anew in another language, so not after the first letter of its name. */
  function speak(): void {
    const rest = typed + TYPING - performance.now();
    if (rest > 0) setTimeout(speak, rest);
    else app.change({ language });
  }
  const close = app.dialogs.open(() => {
    const { settings } = app;
    const choice = (key: keyof typeof CHOICES): HTMLElement => {
      const change = (value: string): void => {
        if (key === "language") {
          language = value as typeof language;
          speak();
        } else app.change({ [key]: value } as Partial<Settings>);
      };
      const made = select(
        app.say("setting", { key }),
        key,
        choicesOf(app, key),
        settings[key],
        change,
      );
      set(made, { onkeydown: () => (typed = performance.now()) });
      return made;
    };
    const flag = (key: (typeof FLAGS)[number]): HTMLElement =>
      toggle(app.say("setting", { key }), key, settings[key], (on) => {
        app.change({ [key]: on });
        // So that one knows what was chosen.
        if (key === "sound" || key === "vibration") feel(app.settings, "put");
      });
    return {
      title: app.say("settings"),
      body: [
        ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map(choice),
        ...FLAGS.filter((key) => key !== "vibration" || "vibrate" in navigator).map(flag),
        button(app.say("about-title"), () => openAbout(app), "quiet"),
      ],
      actions: [button(app.say("done"), () => close(), "primary")],
    };
  });
}
