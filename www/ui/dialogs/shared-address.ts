/** Where others find a game that is handed on. */
import { toLink } from "../../engine/sobremesa";
import { EMBEDDED } from "../embedded";

/**
 * The address of this page without what it was called with: names, queries, `index.html`. Out of a file it is the one that its
 * builder named, or empty.
 */
export function bareAddress(here = location.href, builders = __SITE__): string {
  if (!/^https?:/.test(here)) return builders;
  const { origin, pathname } = new URL(here);
  return origin + pathname.replace(/\/index\.html$/, "/");
}

/**
 * The address at which others find a game. Empty where there is none, as in someone's page, and for a series too long to be
 * read again.
 */
export function sharedAddress(record: string, here = location.href, builders = __SITE__): string {
  const site = bareAddress(here, builders);
  const end = linkEnd(record);
  return !EMBEDDED && site && end ? `${site}#r=${end}` : "";
}

/** The address at which another device comes to a table, by a code; empty where there is none to be opened there. */
export function tableAddress(code: string, here = location.href, builders = __SITE__): string {
  const site = bareAddress(here, builders);
  return site && code ? `${site}#t=${code}` : "";
}

/** Returns true if others can open games at this page's address. */
export const hasAddress = (): boolean => !EMBEDDED && bareAddress() !== "";

/** A record as the end of an address; empty where it is too long. */
export function linkEnd(record: string): string {
  try {
    return toLink(record);
  } catch {
    return "";
  }
}
