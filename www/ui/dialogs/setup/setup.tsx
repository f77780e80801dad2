/** The set-up of a game: its variant, who sits where, and the house rules. */
import type { ComponentChildren, JSX } from "preact";
import type { LoadedGame } from "../../../games/registry";
import { withGuests } from "../../../storage/seats";
import { Button } from "../../components/controls";
import { Heading } from "../../components/heading";
import type { Page } from "../../page";
import { PHONES } from "../../phones/load";
import type { Content, Dialog } from "../dialogs";
import { SetupDraft } from "./draft";
import { Rule, RuleSets, Variant } from "./rules";
import { BotLevel, Players, Sitters, WithWhom } from "./sitters";

/** Opens the set-up of a game, which can then be started. */
export function openSetup(page: Page, entry: LoadedGame): void {
  const { seats, options } = page.sessions.lastSetup(entry.id);
  const draft = new SetupDraft(entry, seats, options);
  page.dialogs.open((dialog) => contentOf(page, draft, dialog));
}

function contentOf(page: Page, draft: SetupDraft, dialog: Dialog): Content {
  const { entry } = draft;
  draft.fit();
  const start = (): void => {
    page.dialogs.closeTo(0);
    const setup = draft.setup();
    if (!withGuests(setup.seats)) return void page.sessions.start(entry.id, { setup });
    page.use([PHONES], () => {
      page.tables.open(entry.id, setup);
      page.open.table();
    });
  };
  const edit = (change?: () => void): void => {
    change?.();
    page.keep({ last: { [entry.id]: draft.setup() } });
    dialog.refresh();
  };
  const parts = { page, draft, edit, start };
  const series = draft.series();
  return {
    look: "steady",
    title: page.say("setup-title", { game: page.say(entry.texts.title) }),
    body: (
      <>
        <Variant {...parts} />
        <WithWhom {...parts} />
        <Players {...parts} />
        <BotLevel {...parts} />
        <Fold label={page.say("setup-places")}>
          <Sitters {...parts} view={draft.opening()} />
        </Fold>
        <Fold
          label={page.say("setup-more")}
          note={draft.hasOwnRules() ? page.say("setup-rules-own") : undefined}
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
        label={page.say(withGuests(draft.seats()) ? "phones-lay" : "setup-start")}
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
