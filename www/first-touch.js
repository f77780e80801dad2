// Runs before home is there, which is only markup yet: so in the oldest JavaScript there is. It hears what is touched: a game
// begins as soon as it can; all else waits in `#home` until page.ts touches it again.
document.addEventListener("click", function (event) {
  var home = document.getElementById("home");
  if (!home || !home.contains(event.target)) return;
  var button = event.target.closest("button");
  if (!button) return;
  var tile = button.closest("[data-game]");
  var game = tile ? tile.getAttribute("data-game") : "";
  button.setAttribute("aria-busy", "true");
  if (game && /tile-play|primary/.test(button.className)) {
    location.hash = "play-" + game;
    return;
  }
  home.setAttribute("data-game", game);
  home.setAttribute("data-touched", button.textContent);
});
// While something is pressed home stays: the press would end on another element, and no click would follow.
document.addEventListener("pointerdown", function () {
  var home = document.getElementById("home");
  if (home) home.setAttribute("data-pressed", "");
});
function released() {
  var home = document.getElementById("home");
  if (home) home.removeAttribute("data-pressed");
}
document.addEventListener("pointercancel", released);
document.addEventListener("pointerup", function () {
  // The click comes after this event.
  setTimeout(released, 50);
});
if (window.requestAnimationFrame)
  requestAnimationFrame(function () {
    // Not before the first frame: see below (old-browsers.js). Who has played needs no first lesson, and would see it go.
    try {
      var settings = JSON.parse(localStorage.getItem("sobremesa:settings"));
      var isNew = !settings.tips.sound && JSON.stringify(settings.learned) === "{}";
      if (!isNew) document.documentElement.setAttribute("data-played", "");
    } catch (_) {}
  });
