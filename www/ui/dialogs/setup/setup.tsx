/** The set-up of a game: its variant, who sits where, and the house rules. */
import type { ComponentChildren, JSX } from "preact";
import type { LoadedGame } from "../../../games/registry";
import { withGuests } from "../../../storage/seats";
import type { App } from "../../app";
import { Button } from "../../components/controls";
import { Heading } from "../../components/heading";
import { PHONES } from "../../preload";
import type { Content, Dialog } from "../dialogs";
import { openTable } from "../openers";
import { SetupDraft } from "./draft";
import { Rule, RuleSets, Variant } from "./rules";
import { BotLevel, Players, Sitters, WithWhom } from "./sitters";

/** Opens the set-up of a game, which can then be started. */
export function openSetup(app: App, entry: LoadedGame): void {
  const { seats, options } = app.sessions.lastSetup(entry.id);
  const draft = new SetupDraft(entry, seats, options);
  app.dialogs.open((dialog) => contentOf(app, draft, dialog));
}

function contentOf(app: App, draft: SetupDraft, dialog: Dialog): Content {
  const { entry } = draft;
  draft.fit();
  const start = (): void => {
    dialog.close();
    const setup = { seats: draft.seats(), options: draft.options() };
    if (!withGuests(setup.seats)) return void app.sessions.start(entry.id, { setup });
    app.keep({ last: { [entry.id]: setup } });
    app.parts.use([PHONES], () => {
      app.tables.open(entry.id, setup);
      openTable(app);
    });
  };
  const edit = (change?: () => void): void => {
    change?.();
    dialog.refresh();
  };
  const parts = { app, draft, edit, start };
  const series = draft.series();
  return {
    title: app.say("setup-title", { game: app.say(entry.texts.title) }),
    body: (
      <>
        <Variant {...parts} />
        <WithWhom {...parts} />
        <Players {...parts} />
        <BotLevel {...parts} />
        <Fold label={app.say("setup-places")}>
          <Sitters {...parts} view={draft.opening()} />
        </Fold>
        <Fold
          label={app.say("setup-more")}
          note={draft.hasOwnRules() ? app.say("setup-rules-own") : undefined}
        >
          {series && <Rule {...parts} option={series} />}
          <RuleSets {...parts} />
          {draft.houseRules().map((option) => (
            <Rule key={option.key} {...parts} option={option} />
          ))}
        </Fold>
      </>
    ),
    actions: (
      <Button
        label={app.say(withGuests(draft.seats()) ? "phones-lay" : "setup-start")}
        act={start}
        look="primary"
      />
    ),
  };
}

/**
 * A folded part of the set-up for choices that most people don't change. `note` names the differences from the
 * default.
 */
function Fold(props: {
  label: string;
  note?: string | undefined;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <details class="group">
      <summary>
        <Heading depth={3}>{props.label}</Heading>
        {props.note && <span class="fine"> {props.note}</span>}
      </summary>
      <div class="roomy stack">{props.children}</div>
    </details>
  );
}
