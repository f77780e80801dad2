// Runs before the page's own script, in any browser: so in the oldest JavaScript there is. What the page needs and does
// not find is reported at once, and so is any other failure to start.
(function (title, failed, reason, wait, home) {
  var html = document.documentElement;
  var homes = document.getElementById("homes");
  var spoken = "en";
  /** Says what is seen meanwhile in one language: to find the letters of all takes a slow phone a while. */
  function speak(wanted) {
    var all = document.querySelectorAll("#starting span[lang]");
    for (var i = 0; i < all.length; i++) all[i].hidden = all[i].lang !== wanted;
    if (wanted !== "en" && !document.querySelector("#starting span[lang]:not([hidden])")) return speak("en");
    if (!home || wanted === spoken) return;
    spoken = wanted;
    home.lang = wanted;
    var texts = JSON.parse(homes.textContent)[wanted];
    var next = 0;
    var each = home.firstChild.querySelectorAll("*");
    for (var at = 0; at < each.length; at++) {
      if (each[at].hasAttribute("aria-label")) each[at].setAttribute("aria-label", texts[next++]);
      var children = each[at].childNodes;
      for (var child = 0; child < children.length; child++)
        if (children[child].nodeType === 3) children[child].nodeValue = texts[next++];
    }
  }
  /** In the language that the reader has chosen, or in the browser's. */
  function greet(chosen, language) {
    if (/^(..|zh-Han.)$/.test(chosen)) speak(chosen);
    else if (!/^zh/i.test(language)) speak(language.slice(0, 2));
    else speak(/hant|^zh-(tw|hk|mo)/i.test(language) ? "zh-Hant" : "zh-Hans");
  }
  /** In the light that the reader has chosen, or in the system's. */
  function light(chosen) {
    var dark = window.matchMedia && matchMedia("(prefers-color-scheme:dark)").matches;
    var theme = /^(light|dark)$/.test(chosen) ? chosen : dark ? "dark" : "light";
    html.setAttribute("data-theme", theme);
    if (home) home.setAttribute("data-theme", theme);
  }
  light();
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
  // Home is hidden until now, so that it never appears in part or in another language.
  html.setAttribute("data-greeted", "");
  /** Wears the colours and speaks the language that were set. */
  function heed(settings) {
    light(settings.theme);
    greet(settings.language, navigator.language);
    // Experienced players get no link to the first lesson.
    var offer = home && home.querySelector(".offer");
    if (offer) offer.hidden = JSON.stringify([settings.introduced, settings.learned]) !== "[{},{}]";
  }
  /** Returns true if games are saved here: then they appear above the tiles. */
  function keeps(storage) {
    for (var i = 0; i < storage.length; i++) if (/^sobremesa:save:/.test(storage.key(i))) return true;
    return false;
  }
  if (window.requestAnimationFrame)
    requestAnimationFrame(function () {
      // With the first frame: before, Chromium may not know the page yet, shows it an empty storage and forgets all that it ever writes.
      // The storage may be refused, and hold anything.
      try {
        if (home && keeps(localStorage)) home.className += " waits";
        heed(JSON.parse(localStorage.getItem("sobremesa:settings")));
      } catch (_) {}
    });
  // On the way into a game nothing of home is seen, but soon that one waits for it.
  if (home && location.hash) html.className = "away";
  /** Shows one of the sentences: the browser is "old", a part is "lost", or an "other" cause. */
  function fail(cause, why) {
    if (failed.id === "old") return;
    if (title) title.hidden = false;
    if (home) home.hidden = true;
    failed.className = "now " + cause;
    if (!why) return;
    reason.textContent = why;
    if (wait) wait.textContent = "";
  }
  /** The cause of an error, by its message; a host may answer with a page instead of a script. */
  function causeOf(message) {
    if (/\.wasm: |dynamically imported|importing a module|preload|'<'/i.test(message)) return "lost";
    if (/CompileError/.test(message) && !/CSP|Content.Security|unsafe-eval/i.test(message))
      return "lost";
    // All that the page asks for is there, so only a word or a function that is unknown is a sign of age.
    return /SyntaxError|is not a (function|constructor)|not defined|find variable/.test(message) &&
      !/WebAssembly|wasm/i.test(message)
      ? "old"
      : "other";
  }
  function need(there, what, cause) {
    if (there) return;
    fail(cause || "old", what);
    // This id keeps the page from starting.
    failed.id = "old";
  }
  // The script has neither failed nor arrived.
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
  document.querySelector("#told h1"),
  document.getElementById("failed"),
  document.getElementById("failed-why"),
  document.getElementById("wait"),
  document.getElementById("home")
);
