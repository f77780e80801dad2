/** A line of the More menu. */
import type { IconName } from "../../components/icons";

/** Its icon and label, and what it does. */
export type Item = [icon: IconName, label: string, act: () => void];
