/** Where others find a game that is handed on. */
import { toLink } from "../../engine/sobremesa";
import { EMBEDDED } from "../embedded";

/**
 * The address at which others find a game: under this page's own where it has come from a site, or out of a file under the one
 * that its builder named. Empty where there is neither, as in someone's page, and for a series too long to be read again.
 */
export function sharedAddress(record: string, here = location.href, builders = __SITE__): string {
  const [own = ""] = here.split("#");
  const site = /^http/.test(own) ? own : builders;
  const end = linkEnd(record);
  return !EMBEDDED && site && end ? `${site}#r=${end}` : "";
}

/** The address at which another device comes to a table, by a code; empty where there is none to be opened there. */
export function tableAddress(code: string, here = location.href, builders = __SITE__): string {
  const [own = ""] = here.split("#");
  const site = /^http/.test(own) ? own : builders;
  return site && code ? `${site}#t=${code}` : "";
}

/** Whether there is an address at which others find games. */
export const hasAddress = (): boolean =>
  !EMBEDDED && (/^http/.test(location.href) || __SITE__ !== "");

/** A record as the end of an address; empty where it is too long. */
export function linkEnd(record: string): string {
  try {
    return toLink(record);
  } catch {
    return "";
  }
}
