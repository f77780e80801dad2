/**
 * `<sobremesa-game>`: a game in someone's page, in a shadow root of its own. Nothing is compiled or drawn
 * before it comes into sight. docs/embedding.md describes it.
 */
import { wasmModule } from "sobremesa:wasm";
import { initSync } from "../api/sobremesa";
import { h } from "../dom";
import type { App, AppEvent } from "../shell/app";
import { mount } from "../shell/mount";
import type { Table } from "../table/table";
import { wordsOf } from "../words/words";
import { LOOKS, languageOf, looks, NAMES, type Read, understood } from "./options";
import { wear } from "./wear";

const NAME = "sobremesa-game";
/** It starts when it is this close to being seen. */
const MARGIN = "200px";
const AS_THE_SYSTEM = { language: "auto", theme: "auto", motion: "auto" } as const;

let started: Promise<WebAssembly.Module> | undefined;

/** The rules, once for all elements of a page. */
function rules(): Promise<WebAssembly.Module> {
  started ??= wasmModule().then((module) => {
    initSync(module);
    return module;
  });
  return started;
}

/** Makes the element known, unless another copy of the script has. */
export function define(): void {
  class SobremesaGame extends HTMLElement {
    static observedAttributes = [...NAMES];
    #app: App | null = null;
    #begun: Promise<void> | null = null;
    #due = false;
    #anew = false;
    #sight: IntersectionObserver | null = null;
    readonly #root = this.attachShadow({ mode: "open" });
    readonly #read: Read = (name) => this.getAttribute(name);

    connectedCallback(): void {
      if (this.#begun) return;
      try {
        // The youngest of what it needs; without the others `wear` fails.
        if (!CSS.supports("container-type: size")) throw new Error("@container");
        wear(this.#root);
        this.#sight ??= new IntersectionObserver(
          (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void this.start(),
          { rootMargin: MARGIN },
        );
        this.#sight.observe(this);
      } catch (error) {
        this.#refused(error);
      }
    }

    disconnectedCallback(): void {
      // Moved within the page it comes back at once and goes on.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#sight?.disconnect();
        this.#begun = null;
        this.#app?.destroy();
        this.#app = null;
      });
    }

    attributeChangedCallback(name: string): void {
      this.#anew ||= !LOOKS.some((look) => look === name);
      if (this.#due) return;
      this.#due = true;
      // Several attributes set in a row are one change.
      queueMicrotask(() => {
        if (this.#app && this.#anew) void this.#mount();
        else this.#app?.change({ ...AS_THE_SYSTEM, ...looks(this.#read) });
        this.#due = false;
        this.#anew = false;
      });
    }

    /** Starts the game now, seen or not; fulfilled when it is ready or has told why it can't be. */
    start(): Promise<void> {
      this.#begun ??= this.#mount();
      return this.#begun;
    }

    /** The record of the game, or series, as it stands, hidden hands included; null before it is ready. */
    get record(): string | null {
      return this.#app?.table?.shared ?? null;
    }

    /** Opens a record. Throws an error with code `bad-record`. */
    load(record: string): void {
      const app = this.#ready;
      app.openRecord(String(record), true);
      app.router.go({ screen: "play" });
    }

    /** Plays a move for the person at turn. Throws `bad-notation`, `illegal-move`, or `not-now` if nobody may move. */
    play(notation: string): void {
      const table = this.#table;
      if (table.input.moves.length === 0) throw failure("not-now");
      table.submit(String(notation), true);
    }

    /** Takes the last decision of a person back. */
    undo(): void {
      this.#table.undo();
    }

    /** Starts the next game with the same seats and rules. */
    newGame(): void {
      const { game, seats, options } = this.#table.state;
      this.#ready.start(game, { setup: { seats, options } });
    }

    get #ready(): App {
      if (!this.#app) throw failure("not-ready");
      return this.#app;
    }

    get #table(): Table {
      const { table } = this.#ready;
      if (!table) throw failure("not-now");
      return table;
    }

    async #mount(): Promise<void> {
      this.#sight?.disconnect();
      try {
        const module = await rules();
        if (!this.isConnected) {
          this.#begun = null;
          return;
        }
        this.#app?.destroy();
        const { options, wrong } = understood(this.#read);
        const tell = (event: AppEvent): void => this.#tell(event);
        this.#app = mount(this.#root, module, { ...options, embedded: true, tell });
        if (wrong) this.#app.trouble("bad-setup");
        this.#tell({ kind: "ready" });
      } catch (error) {
        this.#refused(error);
      }
    }

    /** Says it in words: a page with a strict policy, or an old browser. */
    #refused(error: unknown): void {
      const words = wordsOf(languageOf(this.#read));
      const text = h("p", { lang: words.language, role: "alert" }, words.say("embed-refused"));
      this.#root.replaceChildren(text, h("p", {}, String(error)));
      this.#tell({ kind: "trouble", code: "wasm-refused" });
    }

    #tell({ kind, ...detail }: AppEvent | { kind: "ready" }): void {
      this.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, composed: true }));
    }
  }

  if (!customElements.get(NAME)) customElements.define(NAME, SobremesaGame);
}

function failure(code: "not-ready" | "not-now"): Error {
  return Object.assign(new Error(code), { code });
}
