/** With whom a game that is being set up is played: all other seats at one tap. */
import type { JSX } from "preact";
import { Segments } from "../../components/controls";
import { EMBEDDED } from "../../embedded";
import type { Company } from "./draft";
import type { Choice } from "./rules";

/** Bots, friends at this device, or friends who hold a phone each; in someone's page there are no phones. */
export function WithWhom({ app, draft, edit }: Choice): JSX.Element | null {
  if (draft.sitters().length < 2) return null;
  const all: readonly (readonly [value: Company, label: string, line?: string])[] = [
    ["bots", app.say("with-whom-bots")],
    ["here", app.say("with-whom-here")],
    ["phones", app.say("with-whom-phones"), app.say("with-whom-code")],
  ];
  return (
    <Segments
      label={app.say("with-whom")}
      name="company"
      values={all.filter(([value]) => !(EMBEDDED && value === "phones"))}
      now={draft.company() ?? ""}
      change={(value) => edit(() => draft.playWith(value))}
    />
  );
}
