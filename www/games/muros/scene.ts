/** Muros' scenes and events. */
import type { EndedEvent, MurosEvent, MurosView } from "../../api/types";
import type { Scene } from "../../board/types";

/** What can happen, the end included. */
export type MurosHappening = MurosEvent | EndedEvent;

/** A scene of Muros. */
export type MurosScene = Scene<MurosView>;
