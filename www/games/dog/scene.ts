/** Dog's scenes and events. */
import type { Scene } from "../../board/types";
import type { DogEvent, DogView, EndedEvent } from "../../engine/types";

/** What can happen, the end included. */
export type DogHappening = DogEvent | EndedEvent;

/** A scene of Dog. */
export type DogScene = Scene<DogView>;
