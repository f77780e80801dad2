/**
 * Where one is: a screen in the address after `#`, and the dialogs open over it as further entries of
 * the history, so that the back button closes a dialog before it leaves a screen. In frames where the
 * history is refused the same works from memory.
 */

/** A screen, as it stands after `#`. */
export type Route =
  | { screen: "home" }
  | { screen: "play" }
  | { screen: "start"; game: string }
  | { screen: "rules" }
  | { screen: "lesson"; lesson: string }
  | { screen: "record"; link: string };

/** Moves between screens and dialogs. */
export interface Router {
  readonly route: Route;
  go(route: Route, replace?: boolean): void;
  /** One screen back, or home if there is none. */
  back(): void;
  /** Tells how many dialogs are open; the history follows. */
  depth(open: number): void;
  destroy(): void;
}

/** What the router calls. */
export interface RouterUser {
  /** The route changed. */
  changed(route: Route): void;
  /** The back button wants only so many dialogs left open. */
  closeTo(open: number): void;
}

/** Browsers forget what lies further back, 50 entries at the least. */
const FAR = 40;

/** Makes a router; with `wanted` false it never touches the address (embedded games, which begin in play). */
export function makeRouter(wanted: boolean, user: RouterUser): Router {
  // In a frame the history is the surrounding page's, and in srcdoc every change of it throws.
  const real = wanted && window === window.top;
  let route = wanted ? routeNow() : ({ screen: "play" } as Route);
  let before: Route[] = [];
  let open = 0;
  /** Dialogs opened or closed, of which the history is to learn. */
  let due = false;
  /** The history has been told to leave entries, and has not yet said that it did. */
  let leaving = false;
  /** It is to be left down to home. */
  let homeward = false;

  /** What is noted of this entry of the history; 0 if nothing. */
  const noted = (what: "dialogs" | "home"): number => {
    const state: unknown = attempt(() => history.state);
    const number = (state as Record<string, unknown> | null)?.[what];
    return typeof number === "number" ? number : 0;
  };
  const there = (): number => noted("dialogs");
  /** The next entry, over this one; how far below it home is goes with it. */
  const push = (dialogs: number, url?: string): void => {
    const here = routeNow().screen === "home" && !there();
    const home = here ? 1 : noted("home") && noted("home") + 1;
    history.pushState({ dialogs, home }, "", url);
  };
  const settle = (): void => {
    due = false;
    if (leaving) return;
    let dialogs = there();
    if (open < dialogs) leave(dialogs - open);
    // Each its own, however many were opened in a moment.
    while (dialogs++ < open) attempt(() => push(dialogs));
  };
  /** Many entries back; what is there is heard of later. */
  const leave = (entries: number): void => {
    leaving = attempt(() => history.go(-entries)) === true;
  };
  const heard = (): void => {
    due = false;
    const now = there();
    if (leaving) {
      // Nobody's wish to close what was opened meanwhile.
      leaving = false;
      const home = homeward && noted("home");
      homeward = false;
      if (home) return leave(home);
      settle();
    } else if (now < open) user.closeTo(now);
    // What stood over a screen that was left is gone.
    else settle();
    follow();
  };
  const follow = (): void => {
    const next = routeNow();
    if (same(next, route)) return;
    route = next;
    // What the browser went back over is no way back any more.
    const at = before.findLastIndex((each) => same(each, next));
    if (at >= 0) before.length = at;
    user.changed(route);
  };
  if (real) {
    addEventListener("popstate", heard);
    addEventListener("hashchange", follow);
    // After a reload no dialog is open.
    settle();
  }

  return {
    get route() {
      return route;
    },
    go(next, replace = false) {
      user.closeTo(0);
      due = false;
      const stays = same(next, route);
      const home = noted("home");
      // A step back from home is to leave, not to lead into what one came from.
      if (real && !replace && !stays && next.screen === "home" && home > 0 && home < FAR) {
        homeward = true;
        if (!leaving) leave(home);
        if (leaving) return;
      }
      if (!stays) before.push(route);
      route = next;
      const left = there();
      if (real && stays && left > 0) leave(left);
      else if (real) {
        // An entry that a dialog left behind is used up instead of piling up.
        const used = replace || left > 0;
        const url = write(next);
        attempt(() => (used ? history.replaceState({ home }, "", url) : push(0, url)));
      }
      user.changed(route);
    },
    back() {
      const previous = before.pop();
      if (real && previous) history.back();
      else {
        this.go(previous ?? { screen: "home" }, true);
        before = [];
      }
    },
    depth(count) {
      open = count;
      due = real;
      // Closing one dialog and opening the next is one entry that stays: so not at once, but before anybody can step back.
      queueMicrotask(() => due && settle());
    },
    destroy() {
      due = false;
      if (!real) return;
      removeEventListener("popstate", heard);
      removeEventListener("hashchange", follow);
    },
  };
}

/** The screen that the address names. */
export const routeNow = (): Route => parse(location.hash);

function parse(hash: string): Route {
  const name = hash.replace(/^#/, "");
  if (name === "play" || name === "rules") return { screen: name };
  if (name.startsWith("play-")) return { screen: "start", game: name.slice(5) };
  if (name.startsWith("lesson-")) return { screen: "lesson", lesson: name };
  if (name.startsWith("r=")) return { screen: "record", link: name.slice(2) };
  return { screen: "home" };
}

function write(route: Route): string {
  if (route.screen === "home") return "#";
  if (route.screen === "lesson") return `#${route.lesson}`;
  if (route.screen === "start") return `#play-${route.game}`;
  return route.screen === "record" ? `#r=${route.link}` : `#${route.screen}`;
}

function same(a: Route, b: Route): boolean {
  return write(a) === write(b);
}

function attempt<T>(work: () => T): T | true | undefined {
  try {
    return work() ?? true;
  } catch {
    return undefined;
  }
}
