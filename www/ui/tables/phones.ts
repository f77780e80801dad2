/** The code for connecting devices, as one chunk. */
export { randomHex } from "../../phones/fair";
export { Guest, newcomer } from "../../phones/guest";
export { Host } from "../../phones/host";
export { readCode } from "../../phones/link/code";
export { LinkError } from "../../phones/link/error";
export { answer } from "../../phones/link/rtc";
export { Invitations } from "./invitation";
