/** The addresses at which others can open a shared game. */
import { toLink } from "../../engine/sobremesa";

/**
 * The address of this page without file name, query and hash. For a page opened from a file, the address given at
 * build time, or empty.
 */
export function bareAddress(here = location.href, builders = __SITE__): string {
  if (!/^https?:/.test(here)) return builders;
  const { origin, pathname } = new URL(here);
  return origin + pathname.replace(/\/index\.html$/, "/");
}

/**
 * The address at which others can open a game. Empty if there is none, or if a series is too long to be
 * read again.
 */
export function sharedAddress(record: string, here = location.href, builders = __SITE__): string {
  const site = bareAddress(here, builders);
  const end = linkEnd(record);
  return site && end ? `${site}#r=${end}` : "";
}

/** The address at which another device joins a table with a code; empty if there is none. */
export function tableAddress(code: string, here = location.href, builders = __SITE__): string {
  const site = bareAddress(here, builders);
  return site && code ? `${site}#t=${code}` : "";
}

/** A record as the end of an address; empty if it is too long. */
export function linkEnd(record: string): string {
  try {
    return toLink(record);
  } catch {
    return "";
  }
}
