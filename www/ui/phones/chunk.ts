/** The code for connecting devices, as one chunk. */
export { GuestTable } from "../../phones/guest-table";
export { HostTable } from "../../phones/host-table";
export { readCode } from "../../phones/link/code";
export { LinkError } from "../../phones/link/error";
export { randomHex, toHex } from "../../phones/link/hex";
export { answer } from "../../phones/link/rtc";
export { Invitations } from "./invitation";
