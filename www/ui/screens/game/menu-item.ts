/** A line of the More menu. */
import type { IconName } from "../../components/icons";

/** Its icon and label, what it does, and whether it can be chosen now. */
export type Item = [icon: IconName, label: string, act: () => void, on?: boolean];
