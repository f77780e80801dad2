/** With whom a game that is being set up is played: all other seats at one tap. */
import type { JSX } from "preact";
import type { App } from "../../app";
import { Segments } from "../../components/controls";
import { EMBEDDED } from "../../embedded";
import type { Company, SetupDraft } from "./draft";

/** Bots, friends at this device, or friends who hold a phone each; in someone's page there are no phones. */
export function WithWhom(props: {
  app: App;
  draft: SetupDraft;
  /** Shows what has been changed. */
  refresh: () => void;
}): JSX.Element | null {
  const { app, draft, refresh } = props;
  if (draft.sitters().length < 2) return null;
  const company: readonly (readonly [value: Company, label: string, line?: string])[] = [
    ["bots", app.say("with-whom-bots")],
    ["here", app.say("with-whom-here")],
    ["phones", app.say("with-whom-phones"), app.say("with-whom-code")],
  ];
  const offered = company.filter(([value]) => !(EMBEDDED && value === "phones"));
  return (
    <Segments
      label={app.say("with-whom")}
      name="company"
      values={offered}
      now={draft.company() ?? ""}
      change={(value) => {
        const chosen = offered.find(([each]) => each === value);
        if (chosen) draft.playWith(chosen[0]);
        refresh();
      }}
    />
  );
}
