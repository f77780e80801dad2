// Hears what is touched on home while that is only markup, from its first button on: so in the oldest JavaScript there is. A game
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
