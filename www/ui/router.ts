/**
 * The current screen, in the part of the address after `#`. Dialogs over it are further history entries, so that the
 * back button closes a dialog before it leaves a screen. In frames that block the history, the same works from
 * memory.
 */
import { codeIn, decoded, nameIn } from "../links";

/** A screen, as given by the part of the address after `#`. */
export type Route =
  | { screen: "home" }
  | { screen: "play" }
  | { screen: "start"; game: string }
  | { screen: "rules"; game?: string | undefined }
  | { screen: "lesson"; lesson: string }
  /** The puzzle of a date, today's if none is given. */
  | { screen: "puzzle"; game: string; date?: string }
  | { screen: "record"; link: string }
  /** A table on another device, with the code of an invitation. */
  | { screen: "table"; code: string };

/** The router's callbacks. */
export interface RouterUser {
  changed(route: Route): void;
  /** Called when the back button leaves only this number of dialogs open. */
  closeTo(open: number): void;
}

/** Browsers keep at least 50 history entries. Those further back may be gone. */
const FAR = 40;

/** Moves between screens and dialogs. */
export class Router {
  readonly #user: RouterUser;
  /** True if the page's address and history are used. */
  readonly #real: boolean;
  #route: Route;
  #before: Route[] = [];
  /** The number of open dialogs. */
  #open = 0;
  /** True if the history must still follow opened or closed dialogs. */
  #due = false;
  /** True while the history is leaving entries. */
  #leaving = false;
  /** True if it should leave all entries down to home. */
  #homeward = false;
  /** True if the route then replaces that of the entry below the dialogs. */
  #replaces = false;

  /** With `wanted` false, as in embedded games, the address is never touched and the first route is `elsewhere`. */
  constructor(wanted: boolean, user: RouterUser, elsewhere: Route = { screen: "play" }) {
    this.#user = user;
    // In a frame the history belongs to the surrounding page, and in srcdoc every change throws.
    this.#real = wanted && window === window.top;
    this.#route = wanted ? routeNow() : elsewhere;
    if (!this.#real) return;
    addEventListener("popstate", this.#heard);
    addEventListener("hashchange", this.#follow);
    // After a reload no dialog is open.
    this.#settle();
  }

  get route(): Route {
    return this.#route;
  }

  go(next: Route, replace = false): void {
    this.#user.closeTo(0);
    this.#due = false;
    const stays = same(next, this.#route);
    const home = noted("home");
    // A step back from home leaves the page instead of returning to an earlier screen.
    if (this.#real && !replace && !stays && next.screen === "home" && home > 0 && home < FAR) {
      this.#homeward = true;
      if (!this.#leaving) this.#leave(home);
      if (this.#leaving) return;
    }
    if (!stays && !replace) this.#before.push(this.#route);
    this.#route = next;
    if (this.#real) this.#enter(replace, stays);
    this.#user.changed(this.#route);
  }

  /** Goes back one screen, or home if there is none. */
  back(): void {
    const previous = this.#before.pop();
    if (this.#real && previous) history.back();
    else this.go(previous ?? { screen: "home" }, true);
  }

  /** Sets the number of open dialogs. The history follows. */
  depth(open: number): void {
    this.#open = open;
    this.#due = this.#real;
    // Closing one dialog and opening another keeps one entry, so wait. The microtask still runs before anybody can go
    // back.
    queueMicrotask(() => this.#due && this.#settle());
  }

  destroy(): void {
    this.#due = false;
    if (!this.#real) return;
    removeEventListener("popstate", this.#heard);
    removeEventListener("hashchange", this.#follow);
  }

  /** Writes the current screen to the history. */
  #enter(replace: boolean, stays: boolean): void {
    const left = noted("dialogs");
    this.#replaces = replace && left > 0;
    if ((stays || replace) && left > 0) return this.#leave(left);
    // Reuse an entry that a dialog left behind instead of adding one.
    const used = replace || left > 0;
    const home = noted("home");
    const url = write(this.#route);
    allowed(() => (used ? history.replaceState({ home }, "", url) : push(0, url)));
  }

  #settle(): void {
    this.#due = false;
    if (this.#leaving) return;
    let dialogs = noted("dialogs");
    if (this.#open < dialogs) this.#leave(dialogs - this.#open);
    // Each dialog gets its own entry.
    while (dialogs++ < this.#open) allowed(() => push(dialogs));
  }

  /** Goes back several entries; `popstate` reports it later. */
  #leave(entries: number): void {
    this.#leaving = allowed(() => history.go(-entries)) === true;
  }

  readonly #heard = (): void => {
    this.#due = false;
    const now = noted("dialogs");
    if (this.#leaving) {
      // Dialogs opened meanwhile stay open.
      this.#leaving = false;
      const home = this.#homeward && noted("home");
      this.#homeward = false;
      if (home) return this.#leave(home);
      if (this.#replaces) this.#enter(true, false);
      this.#settle();
    } else if (now < this.#open) this.#user.closeTo(now);
    // Dialogs of a screen that was left are gone.
    else this.#settle();
    this.#follow();
  };

  readonly #follow = (): void => {
    const next = routeNow();
    if (same(next, this.#route)) return;
    this.#route = next;
    // Going back removes the routes after this one.
    const at = this.#before.findLastIndex((each) => same(each, next));
    if (at >= 0) this.#before.length = at;
    this.#user.changed(this.#route);
  };
}

/** A number stored in this history entry; 0 if there is none. */
function noted(what: "dialogs" | "home"): number {
  const state: unknown = allowed(() => history.state);
  const number = (state as Record<string, unknown> | null)?.[what];
  return typeof number === "number" ? number : 0;
}

/** Adds an entry on top of this one, with its distance from home. */
function push(dialogs: number, url?: string): void {
  const here = routeNow().screen === "home" && !noted("dialogs");
  const home = here ? 1 : noted("home") && noted("home") + 1;
  history.pushState({ dialogs, home }, "", url);
}

/** The screen given by the address. */
export const routeNow = (): Route => parse(location.hash);

/** The screen given by the part of an address after `#`, whatever was appended to it. */
export function parse(hash: string): Route {
  const text = decoded(hash.replace(/^#/, ""));
  if (/^t=/i.test(text)) return { screen: "table", code: codeIn(text.slice(2)) };
  if (/^r=/i.test(text)) return { screen: "record", link: hash.replace(/^#?r(=|%3D)/i, "") };
  const name = nameIn(hash);
  if (name === "play" || name === "rules") return { screen: name };
  if (name.startsWith("rules-")) return { screen: "rules", game: name.slice(6) };
  if (name.startsWith("play-")) return { screen: "start", game: name.slice(5) };
  if (name.startsWith("lesson-")) return { screen: "lesson", lesson: name };
  const [, game, date] = /^puzzle-(.+?)(?:-(\d{4}-\d\d-\d\d))?$/.exec(name) ?? [];
  if (game) return { screen: "puzzle", game, ...(date && { date }) };
  return { screen: "home" };
}

function write(route: Route): string {
  if (route.screen === "home") return "#";
  if (route.screen === "lesson") return `#${route.lesson}`;
  if (route.screen === "puzzle")
    return `#${["puzzle", route.game, route.date].filter(Boolean).join("-")}`;
  if (route.screen === "start") return `#play-${route.game}`;
  if (route.screen === "rules" && route.game) return `#rules-${route.game}`;
  if (route.screen === "table") return `#t=${route.code}`;
  return route.screen === "record" ? `#r=${route.link}` : `#${route.screen}`;
}

function same(a: Route, b: Route): boolean {
  return write(a) === write(b);
}

/** Returns the result of work; undefined if the browser refuses it. */
function allowed<T>(work: () => T): T | true | undefined {
  try {
    return work() ?? true;
  } catch {
    return undefined;
  }
}
