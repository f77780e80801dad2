/**
 * `<sobremesa-game game="gobblet" level="3" lang="es">`: a game in someone's page, in a shadow root of
 * its own. Events: `ready`, `step`, `end`, `trouble`. Loading the script twice is harmless.
 */
import { wasmModule } from "sobremesa:wasm";
import { initSync } from "./api/sobremesa";
import type { AppEvent } from "./shell/app";
import { type Mounted, mount, NAMES, readOptions } from "./shell/mount";
import { serve } from "./worker/serve";

const NAME = "sobremesa-game";
let started: Promise<WebAssembly.Module> | undefined;

/** The rules, once for all elements of a page. */
function rules(): Promise<WebAssembly.Module> {
  started ??= wasmModule().then((module) => {
    initSync(module);
    return module;
  });
  return started;
}

/** Makes `<sobremesa-game>` known. */
function define(): void {
  class SobremesaGame extends HTMLElement {
    static observedAttributes = [...NAMES];
    #mounted: Mounted | null = null;
    #due = false;
    readonly #root = this.attachShadow({ mode: "open" });

    connectedCallback(): void {
      this.#later();
    }

    disconnectedCallback(): void {
      // Moved within the page it comes back at once and goes on.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#mounted?.destroy();
        this.#mounted = null;
      });
    }

    attributeChangedCallback(): void {
      if (this.#mounted) this.#later();
    }

    /** The record of the game as it stands. */
    get record(): string | null {
      return this.#mounted?.record ?? null;
    }

    /** Opens a record. Throws an error with code `bad-record`. */
    load(record: string): void {
      this.#mounted?.load(record);
    }

    /** Several attributes set in a row are one change. */
    #later(): void {
      if (this.#due) return;
      this.#due = true;
      queueMicrotask(() => {
        this.#due = false;
        void this.#mount();
      });
    }

    async #mount(): Promise<void> {
      try {
        const module = await rules();
        if (!this.isConnected) return;
        this.#mounted?.destroy();
        const options = readOptions((name) => this.getAttribute(name));
        // Several on one page would share one save; so only those that ask for it are kept.
        options.storage ??= "off";
        const tell = (event: AppEvent): void => this.#tell(event);
        this.#mounted = mount(this.#root, module, { ...options, embedded: true, tell });
      } catch (error) {
        this.#tell({ kind: "trouble", code: "wasm-refused" });
        this.#root.textContent = String(error);
      }
    }

    #tell({ kind, ...detail }: AppEvent): void {
      this.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, composed: true }));
    }
  }

  if (!customElements.get(NAME)) customElements.define(NAME, SobremesaGame);
}

if (globalThis.document) define();
else serve();
