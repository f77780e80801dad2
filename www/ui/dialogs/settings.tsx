/** Settings. Every change applies at once. */

import type { JSX } from "preact";
import { feel } from "../../platform/senses";
import { CHOICES, FLAGS, type Settings } from "../../storage/settings";
import { BoardStyles } from "../components/board-styles";
import { choicesOf } from "../components/choices";
import { Button, Segments, Select, Toggle } from "../components/controls";
import type { Page } from "../page";
import { Data } from "./data";

/** The maximum number of choices that fit side by side. */
const FEW = 3;

/** The pause after which typing starts a new language name, in ms, as in native selects. */
const TYPING = 1000;

export function openSettings(page: Page): void {
  let typed = -TYPING;
  let language = page.settings.language;
  /** Changing the language replaces everything, so it must not change at the first letter of a name. */
  function speak(): void {
    const rest = typed + TYPING - performance.now();
    if (rest > 0) setTimeout(speak, rest);
    else page.change({ language });
  }
  const choose = (key: keyof typeof CHOICES, value: string): void => {
    if (key === "language") {
      language = value as typeof language;
      speak();
    } else page.change({ [key]: value } as Partial<Settings>);
  };
  /** A few choices are side by side, many are a list. */
  const choice = (key: keyof typeof CHOICES): JSX.Element => {
    const field = {
      label: page.say("setting", { key }),
      name: key,
      values: choicesOf(page, key),
      now: key === "language" ? language : page.settings[key],
      change: (value: string) => choose(key, value),
    };
    if (CHOICES[key].length <= FEW) return <Segments key={key} {...field} />;
    const onKeyDown = (): void => {
      typed = performance.now();
    };
    return <Select key={key} {...field} onKeyDown={onKeyDown} />;
  };
  const flag = (key: (typeof FLAGS)[number]): JSX.Element => (
    <Toggle
      key={key}
      label={page.say("setting", { key })}
      name={key}
      now={page.settings[key]}
      change={(on) => {
        page.change({ [key]: on });
        // Demonstrate the chosen setting.
        if (key === "sound" || key === "vibration") feel(page.settings, "put");
      }}
    />
  );

  const flags = FLAGS.filter((key) => key !== "vibration" || "vibrate" in navigator);
  page.dialogs.open((dialog) => ({
    title: page.say("settings"),
    body: (
      <>
        {choice("language")}
        {choice("theme")}
        <BoardStyles page={page} />
        {choice("speed")}
        {flags.map(flag)}
        {!page.options.embedded && <Data page={page} dialog={dialog} />}
        <Button label={page.say("about-title")} act={() => page.open.about()} look="quiet" />
      </>
    ),
  }));
}
