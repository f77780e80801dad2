/** Before a game: its variant, who sits where, and the house rules. */

import type { LoadedGame } from "../../../games/registry";
import { withGuests } from "../../../storage/seats";
import type { App } from "../../app";
import { Button } from "../../components/controls";
import { PHONES } from "../../preload";
import type { Content, Dialog } from "../dialogs";
import { openTable } from "../openers";
import { SetupDraft } from "./draft";
import { HouseRules, Rule, RuleSets, Variant } from "./rules";
import { Sitters, WithWhom } from "./sitters";

/** Opens the set-up of a game; starts it when asked. */
export function openSetup(app: App, entry: LoadedGame): void {
  const { seats, options } = app.sessions.lastSetup(entry.id);
  const draft = new SetupDraft(entry, seats, options);
  // The house rules are open to begin with where they are no set of rules that has a name.
  const unfolded = !draft.preset();
  app.dialogs.open((dialog) => contentOf(app, draft, dialog, unfolded));
}

function contentOf(app: App, draft: SetupDraft, dialog: Dialog, unfolded: boolean): Content {
  const { entry } = draft;
  draft.fit();
  const start = (): void => {
    dialog.close();
    const setup = { seats: draft.seats(), options: draft.options() };
    if (!withGuests(setup.seats)) return void app.sessions.start(entry.id, { setup });
    app.keep({ last: { [entry.id]: setup } });
    app.parts.use([PHONES], () => {
      app.tables.lay(entry.id, setup);
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
        <div class="roomy stack">
          <WithWhom {...parts} />
          <Sitters {...parts} view={draft.opening()} />
          {series && <Rule {...parts} option={series} />}
          <RuleSets {...parts} />
          <HouseRules {...parts} unfolded={unfolded} />
        </div>
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
