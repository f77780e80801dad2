/** Settings: every change holds at once. */
import { CHOICES, type Settings } from "../store/settings";
import { available, wordsOf } from "../words/words";
import type { App } from "./app";
import { button } from "./app";
import { h } from "./dom";
import { select, toggle } from "./fields";

/** Opens the settings. */
export function openSettings(app: App): void {
  const close = app.dialogs.open(() => {
    const { settings } = app;
    const choice = (key: "theme" | "motion" | "pace"): HTMLElement => {
      const values: readonly string[] = CHOICES[key];
      return select(
        app.say("setting", { key }),
        key,
        values.map((value) => ({
          value,
          label: app.say("setting-value", { value: `${key}-${value}` }),
        })),
        settings[key],
        (value) => app.change({ [key]: value } as Partial<Settings>),
      );
    };
    const flag = (key: "warn" | "threats" | "typed"): HTMLElement =>
      toggle(app.say("setting", { key }), key, settings[key], (on) => app.change({ [key]: on }));
    const languages = CHOICES.language.filter(
      (code) => code === "auto" || available.some((each) => each === code),
    );
    return {
      title: app.say("settings"),
      body: [
        select(
          app.say("setting", { key: "language" }),
          "language",
          languages.map((value) => ({
            value,
            // Every language by its own name, so that it is found by those who need it.
            label:
              value === "auto" ? app.say("language-auto") : wordsOf(value).say("language-name"),
          })),
          settings.language,
          (value) => app.change({ language: value }),
        ),
        choice("theme"),
        choice("motion"),
        choice("pace"),
        flag("warn"),
        flag("threats"),
        flag("typed"),
        h("p", { class: "fine" }, app.say("about", { version: __VERSION__ })),
        button(app.say("copy-report"), () => void app.copy(app.report()), "quiet"),
      ],
      actions: [button(app.say("done"), () => close(), "primary")],
    };
  });
}
