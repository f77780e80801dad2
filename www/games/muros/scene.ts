/** Muros' scenes and events. */
import type { Scene } from "../../board/types";
import type { EndedEvent, MurosEvent, MurosView } from "../../engine/types";

/** What can happen, the end included. */
export type MurosHappening = MurosEvent | EndedEvent;

/** A scene of Muros. */
export type MurosScene = Scene<MurosView>;
