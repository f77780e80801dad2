/** Settings: every change holds at once. */

import type { JSX } from "preact";
import { feel } from "../../platform/senses";
import { CHOICES, FLAGS, type Settings } from "../../storage/settings";
import type { App } from "../app";
import { BoardStyles } from "../components/board-styles";
import { choicesOf } from "../components/choices";
import { Button, Segments, Select, Toggle } from "../components/controls";
import { EMBEDDED } from "../embedded";
import { Data } from "./data";
import { openAbout } from "./openers";

/** The most choices that fit side by side. */
const FEW = 3;

/** The pause after which typing starts a new language name, in ms, as browsers do in selects. */
const TYPING = 1000;

export function openSettings(app: App): void {
  let typed = -TYPING;
  let language = app.settings.language;
  /** A new language replaces everything, so it must not change at the first letter of its name. */
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
  /** Of a few side by side, of many a list. */
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
        // So that one knows what was chosen.
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
        {!EMBEDDED && <Data app={app} dialog={dialog} />}
        <Button label={app.say("about-title")} act={() => openAbout(app)} look="quiet" />
      </>
    ),
  }));
}
