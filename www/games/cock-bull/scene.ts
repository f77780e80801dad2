/** Cock & Bull's scenes and events. */
import type { CockBullEvent, CockBullView, EndedEvent } from "../../api/types";
import type { Scene } from "../../board/types";

/** A scene of Cock & Bull. */
export type CockBullScene = Scene<CockBullView, CockBullHappening>;

/** What can happen, the end included. */
export type CockBullHappening = CockBullEvent | EndedEvent;
