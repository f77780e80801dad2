// Style sheets of different kinds, from pages that don't expect a game in them.

/** Styles by kind. The game's own size stays unless the kind is about it. */
export const STYLES: Record<string, string> = {
  // Rules of themes and resets for every element.
  "everything unset": "* { all: unset }",
  "everything reverted": "* { all: revert }",
  "content boxes everywhere": "*, *::before, *::after { box-sizing: content-box !important }",
  "borders everywhere": "* { border: 2px dashed hotpink !important }",
  "slow transitions on everything": "* { transition: all 5s 1s !important }",
  "an animation on everything":
    "@keyframes spin { to { rotate: 360deg } } p, button, canvas, div { animation: spin 1s infinite !important }",

  // By the names that a game might use, too.
  "classes of its own": `.board, .game, .bar, .tools, .status, .row, .card, .button, .sobremesa, .stage
    { display: none !important; position: fixed !important; opacity: 0 !important }`,
  "tokens of its own": `:root { --ink: transparent; --paper: red; --accent: red; --space-2: 90px; --target: 1px; --type-text: 90px;
    --sans: fantasy; --serif: fantasy; --shadow: 99px }`,
  "canvas and pictures fluid":
    "canvas, img, svg { max-width: 100%; height: auto !important; display: block; filter: blur(9px) }",
  "nothing can be seen or touched inside":
    "button, [role=button], dialog, canvas { display: none !important; pointer-events: none !important; touch-action: none !important }",

  // Inherited properties.
  "a huge root font": "html { font-size: 40px }",
  "a huge font on the body": "body { font: 900 italic 60px/4 monospace }",
  "letters and words apart": "body { letter-spacing: 1em; word-spacing: 2em; text-indent: 8em }",
  "capitals, centred":
    "body { text-transform: uppercase; text-align: center; font-variant: small-caps }",
  "text from right to left": "html { direction: rtl }",
  "text from top to bottom":
    "body { writing-mode: vertical-rl } sobremesa-game { writing-mode: vertical-rl; width: 600px }",
  "lines not broken": "body { white-space: nowrap; overflow-wrap: normal; word-break: keep-all }",
  "white on white, another pointer":
    "body, body * { color: white; background: white; caret-color: white } body { cursor: none; user-select: none }",

  // Where a page puts it.
  "a row that is flexible":
    "body { display: flex; flex-wrap: nowrap; gap: 40px } sobremesa-game { flex: 1 1 0 }",
  columns: "body { columns: 2 } sobremesa-game { break-inside: avoid }",
  zoomed: "body { zoom: 1.3 }",
  "scaled and turned into a layer":
    "body { transform: scale(.8) translateX(40px); transform-origin: 0 0; will-change: transform; filter: brightness(1) }",
  "contained and clipped":
    "body { contain: layout paint style; overflow: clip; container: page / inline-size }",
  "smooth and snapping scroll under a head that sticks":
    "html { scroll-behavior: smooth; scroll-snap-type: y mandatory } h1 { position: sticky; top: 0; height: 60px; z-index: 9999 }",
};
