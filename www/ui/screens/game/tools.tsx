/** The tools of the game screen. */
import type { JSX } from "preact";
import { hint } from "../../../session/hint";
import type { SessionState } from "../../../session/state";
import { undo } from "../../../session/travel";
import { IconedButton } from "../../components/controls";
import type { IconName } from "../../components/icons";
import type { Game } from "../../game";
import { mayTakeBack } from "../../phones/requests";
import { useChanges } from "../../use-changes";
import type { Coach } from "../lesson/coach";

/** All tools. A lesson's `coach` has its own. */
export function Tools(props: {
  game: Game;
  state: SessionState;
  coach: Coach | undefined;
  openMoves: () => void;
  openMenu: () => void;
}): JSX.Element {
  const { game, state, coach, openMoves, openMenu } = props;
  const { page, session } = game;
  useChanges(page.tables);
  const { mayHint: may, canUndo, hintStage, path, reads } = state;
  const mayHint = may && hintStage !== "asked";
  const begun = path.length > 0;
  // A game that is read has nothing to undo and no hints.
  // At a table of several devices a guest asks the host, and there are no hints.
  const atTable = page.tables.has(session);
  const tool = (name: IconName, act: () => void, off?: boolean): JSX.Element => (
    <IconedButton key={name} name={name} label={page.say(name)} act={act} look="tool" off={off} />
  );
  const hinting = (
    <IconedButton
      look="tool"
      name="hint"
      label={page.say("hint")}
      act={() => session.do(hint)}
      off={!mayHint}
      busy={hintStage === "asked"}
    />
  );
  return (
    <div class="tools" part="tools" role="toolbar" aria-label={page.say("tools")}>
      {coach ? (
        coach.tools(hinting)
      ) : (
        <>
          {reads
            ? null
            : atTable && !begun
              ? tool("undo", () => page.tables.takeBack(), !mayTakeBack(state))
              : tool("undo", () => session.do(undo), !canUndo && !begun)}
          {!atTable && !reads && hinting}
          {tool("moves", openMoves)}
          {tool("menu", openMenu)}
        </>
      )}
    </div>
  );
}
