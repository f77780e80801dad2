/** The code for several devices, loaded when a table is opened or visited. */
import { Code } from "../part";

export const PHONES = new Code(() => import("./chunk"));
