// Runs before the page's own script, in any browser: the build writes it in the oldest JavaScript there is. What the page
// needs and does not find is told at once, and so is whatever else keeps it from starting.
(() => {
  /** Leaves what is said meanwhile in one language: to find the letters of all takes a slow phone a while. */
  function speak(language) {
    Array.prototype.forEach.call(document.querySelectorAll("#starting [lang]"), (each) => {
      each.hidden = each.lang.slice(0, 2) !== language;
    });
    if (!document.querySelector("#starting :not([hidden])")) speak("en");
  }
  speak((navigator.language || "").slice(0, 2));
  function fail(why) {
    if (!document.getElementById("failed")) return;
    document.getElementById("failed").className = "now";
    document.getElementById("failed-why").textContent = why;
    if (why) document.getElementById("starting").textContent = "";
  }
  function need(there, what) {
    if (there) return;
    fail(what);
    // By this the page knows that it need not start.
    if (document.getElementById("failed")) document.getElementById("failed").id = "old";
  }
  need(window.CSS?.supports?.("container-type", "size"), "container-type");
  need("adoptedStyleSheets" in document, "adoptedStyleSheets");
  need(Object.hasOwn, "Object.hasOwn");
  need(window.HTMLDialogElement, "HTMLDialogElement");
  need(window.ResizeObserver, "ResizeObserver");
  need(window.WebAssembly, "WebAssembly");
  // Nothing has gone wrong, and nothing has come.
  document.addEventListener("animationend", (event) => {
    if (event.target.id === "starting") fail("");
  });
  // Also of scripts that can't be read or fetched, which does not bubble.
  window.addEventListener(
    "error",
    (event) => {
      if (event.message || event.target.src) fail(event.message || event.target.src);
    },
    true,
  );
})();
