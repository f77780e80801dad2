// Runs before the page's own script, in any browser: so in the oldest JavaScript there is. What the page needs and does not
// find is told at once, and so is whatever else keeps it from starting.
(function (title, failed, reason, wait) {
  /** Leaves what is said meanwhile in one language: to find the letters of all takes a slow phone a while. */
  function speak(wanted) {
    var all = document.querySelectorAll("#starting span");
    for (var i = 0; i < all.length; i++) all[i].hidden = all[i].lang !== wanted;
    if (wanted !== "en" && !document.querySelector("#starting span:not([hidden])")) speak("en");
  }
  /** In the language that the reader has chosen, or in the browser's. */
  function greet(chosen, language) {
    if (/^(..|zh-Han.)$/.test(chosen)) speak(chosen);
    else if (!/^zh/i.test(language)) speak(language.slice(0, 2));
    else speak(/hant|^zh-(tw|hk|mo)/i.test(language) ? "zh-Hant" : "zh-Hans");
  }
  // Before all that an old browser may stumble over.
  need(window.CSS && CSS.supports && CSS.supports("container-type", "size"), "container-type");
  need("adoptedStyleSheets" in document, "adoptedStyleSheets");
  need(Object.hasOwn, "Object.hasOwn");
  need(window.HTMLDialogElement, "HTMLDialogElement");
  need(window.ResizeObserver, "ResizeObserver");
  need(window.DecompressionStream, "DecompressionStream");
  need(window.crypto && crypto.getRandomValues, "crypto");
  need(window.structuredClone, "structuredClone");
  // A browser that has all of the above has this too, unless something switched it off, such as the lockdown mode of iOS.
  need(window.WebAssembly, "WebAssembly", "other");
  greet("", navigator.language || "");
  /** Wears the colours and speaks the language that were set. */
  function heed(settings) {
    document.documentElement.setAttribute("data-theme", settings.theme);
    greet(settings.language, navigator.language);
  }
  function show() {
    if (title) title.hidden = false;
  }
  if (window.requestAnimationFrame)
    requestAnimationFrame(function () {
      // After the first frame: to find its font takes a slow phone a while, too.
      if (!location.hash) setTimeout(show);
      // With it: before, Chromium may not know the page yet, shows it an empty storage and forgets all that it ever writes.
      // The storage may be refused, and hold anything.
      try {
        heed(JSON.parse(localStorage.getItem("sobremesa:settings")));
      } catch (_) {}
    });
  // On the way into a game nothing of home is seen, but at once what one waits for.
  if (location.hash && title) {
    title.nextElementSibling.hidden = true;
    wait.className = "now";
  }
  /** Shows one of the sentences: the browser is "old", a part is "lost", or an "other" cause. */
  function fail(cause, why) {
    if (failed.id === "old") return;
    show();
    failed.className = "now " + cause;
    if (!why) return;
    reason.textContent = why;
    if (wait) wait.textContent = "";
  }
  /** The cause of an error, by its message; a host may answer with a page where there is no script. */
  function causeOf(message) {
    if (/\.wasm: |dynamically imported|importing a module|preload|'<'/i.test(message)) return "lost";
    if (/CompileError/.test(message) && !/CSP|Content.Security|unsafe-eval/i.test(message))
      return "lost";
    return /WebAssembly|wasm|memory/i.test(message) ? "other" : "old";
  }
  function need(there, what, cause) {
    if (there) return;
    fail(cause || "old", what);
    // By this the page knows that it need not start.
    failed.id = "old";
  }
  // Nothing has gone wrong, and nothing has come.
  document.addEventListener("animationend", function (event) {
    if (event.target.id === "starting" && !failed.className) fail("lost");
  });
  // Also of scripts that can't be read or fetched, which does not bubble. Once the page has started nobody sees it.
  window.addEventListener(
    "error",
    function (event) {
      if (event.message) fail(causeOf(event.message), event.message);
      else if (event.target.src) fail("lost", event.target.src);
    },
    true
  );
})(
  document.querySelector("h1"),
  document.getElementById("failed"),
  document.getElementById("failed-why"),
  document.getElementById("wait")
);
