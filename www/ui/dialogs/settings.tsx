/** Settings. Every change applies at once. */

import type { JSX } from "preact";
import { feel } from "../../platform/senses";
import { CHOICES, FLAGS, type Settings } from "../../storage/settings";
import type { App } from "../app";
import { BoardStyles } from "../components/board-styles";
import { choicesOf } from "../components/choices";
import { Button, Segments, Select, Toggle } from "../components/controls";
import { Data } from "./data";
import { openAbout } from "./openers";

/** The maximum number of choices that fit side by side. */
const FEW = 3;

/** The pause after which typing starts a new language name, in ms, as in native selects. */
const TYPING = 1000;

export function openSettings(app: App): void {
  let typed = -TYPING;
  let language = app.settings.language;
  /** Changing the language replaces everything, so it must not change at the first letter of a name. */
  function speak(): void {
    const rest = typed + TYPING - performance.now();
    if (rest > 0) setTimeout(speak, rest);
    else app.change({ language });
  }
  const choose = (key: keyof typeof CHOICES, value: string): void => {
    if (key === "language") {
      language = value as typeof language;
      speak();
    } else app.change({ [key]: value } as Partial<Settings>);
  };
  /** A few choices are side by side, many are a list. */
  const choice = (key: keyof typeof CHOICES): JSX.Element => {
    const field = {
      label: app.say("setting", { key }),
      name: key,
      values: choicesOf(app, key),
      now: key === "language" ? language : app.settings[key],
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
      label={app.say("setting", { key })}
      name={key}
      now={app.settings[key]}
      change={(on) => {
        app.change({ [key]: on });
        // Demonstrate the chosen setting.
        if (key === "sound" || key === "vibration") feel(app.settings, "put");
      }}
    />
  );

  const flags = FLAGS.filter((key) => key !== "vibration" || "vibrate" in navigator);
  app.dialogs.open((dialog) => ({
    title: app.say("settings"),
    body: (
      <>
        {choice("language")}
        {choice("theme")}
        <BoardStyles app={app} />
        {choice("speed")}
        {flags.map(flag)}
        {!app.options.embedded && <Data app={app} dialog={dialog} />}
        <Button label={app.say("about-title")} act={() => openAbout(app)} look="quiet" />
      </>
    ),
  }));
}
