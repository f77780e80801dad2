/** The first time that one touch plays the only move that begins there, a note says so, and offers to have it asked. */
import type { Session } from "../../../session/session";
import type { App } from "../../app";

/** Waits for that in a game, unless it was told on this device before; returns how to stop. */
export const offerToAsk = (app: App, session: Session): (() => void) =>
  session.subscribe(({ kind }) => {
    if (kind !== "played-through" || app.settings.soleTold) return;
    app.keep({ soleTold: true });
    const act = (): void => app.change({ sole: false });
    app.notes.show(["sole-played"], true, { label: app.say("sole-ask"), act });
  });
