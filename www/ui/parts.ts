/** Loads parts of a mounted page. The page shows a note while one takes long, and reports one that fails. */
import type { PageCore } from "./page-core";
import { loadParts, type Part } from "./part";

/** The delay, in ms, before the page shows that it is loading. */
const LATE = 1000;

/** Loads parts, and runs actions when they are loaded. */
export class Parts {
  readonly #page: PageCore;
  /** The number of dialogs asked for. */
  #asked = 0;

  constructor(page: PageCore) {
    this.#page = page;
  }

  /** Runs an action that needs parts, at once or when they are loaded. */
  use(parts: readonly Part[], act: () => void): void {
    const missing = parts.filter(({ loaded }) => !loaded);
    if (missing.length === 0) return act();
    let unsay = (): void => {};
    const late = setTimeout(() => {
      unsay = this.#page.notes.show(["status-deals"]);
    }, LATE);
    const end = (): void => {
      clearTimeout(late);
      unsay();
    };
    loadParts(missing)
      .finally(end)
      .then(act, (error) => this.#page.reportError("unknown", error));
  }

  /** Opens a dialog when its code is loaded, unless another dialog or screen has been asked for by then. */
  open(code: Part, open: () => void): void {
    const { router } = this.#page;
    const { route } = router;
    this.#asked += 1;
    const mine = this.#asked;
    this.use([code], () => mine === this.#asked && route === router.route && open());
  }
}
