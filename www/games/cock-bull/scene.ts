/** Cock & Bull's scenes and events. */
import type { Scene } from "../../board/types";
import type { CockBullEvent, CockBullView, EndedEvent } from "../../engine/types";

/** A scene of Cock & Bull. */
export type CockBullScene = Scene<CockBullView, CockBullHappening>;

/** What can happen, the end included. */
export type CockBullHappening = CockBullEvent | EndedEvent;
