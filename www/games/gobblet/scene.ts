/** Gobblet's scenes and events. */
import type { Scene } from "../../board/types";
import type { EndedEvent, GobbletEvent, GobbletView } from "../../engine/types";

/** A scene of Gobblet. */
export type GobbletScene = Scene<GobbletView, GobbletHappening>;

/** What can happen, the end included. */
export type GobbletHappening = GobbletEvent | EndedEvent;
