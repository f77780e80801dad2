// Remembers what is touched on home while home is only markup. It runs in every browser, so it is written in old JavaScript. A game
// begins as soon as it can; any other button waits in `#home` until page.ts clicks it again.
document.addEventListener("click", function (event) {
  var home = document.getElementById("home");
  if (!home || !home.contains(event.target)) return;
  var button = event.target.closest("button");
  if (!button) return;
  var tile = button.closest("[data-game]");
  var game = tile ? tile.getAttribute("data-game") : "";
  button.setAttribute("aria-busy", "true");
  if (game && /primary/.test(button.className)) {
    location.hash = "play-" + game;
    return;
  }
  home.setAttribute("data-game", game);
  home.setAttribute("data-touched", button.textContent);
});
// Home is not replaced during a press. Otherwise the press would end on another element, without a click.
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
