// Style sheets as pages have them that know nothing of a game in them, each of another kind.

/** What each is, and its text. The game's own size stays, where the kind is not about that. */
export const STYLES: Record<string, string> = {
  // What themes and resets say of every element.
  "everything unset": "* { all: unset }",
  "everything initial": "* { all: initial } style, script, head { display: none }",
  "everything reverted": "* { all: revert }",
  "the reset of 2008": `html, body, div, span, h1, h2, p, a, img, ol, ul, li, fieldset, form, label, table, canvas, section, header, footer
    { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline } ol, ul { list-style: none }`,
  "content boxes everywhere": "*, *::before, *::after { box-sizing: content-box !important }",
  "border boxes and borders": "* { box-sizing: border-box; border: 2px dashed hotpink !important }",
  "no motion at all":
    "*, *::before, *::after { animation: none !important; transition: none !important }",
  "slow transitions on everything": "* { transition: all 5s 1s !important }",
  "an animation on everything":
    "@keyframes spin { to { rotate: 360deg } } p, button, canvas, div { animation: spin 1s infinite !important }",

  // By the names that a game might use, too.
  "buttons hidden": "button, [role=button] { display: none !important }",
  "classes of its own": `.board, .game, .bar, .tools, .status, .row, .card, .button, .sobremesa, .stage
    { display: none !important; position: fixed !important; opacity: 0 !important }`,
  "tokens of its own": `:root { --ink: transparent; --paper: red; --accent: red; --space-2: 90px; --target: 1px; --type-text: 90px;
    --sans: fantasy; --serif: fantasy; --shadow: 99px }`,
  "headings and paragraphs large":
    "h1, h2, h3, p, span, label { font-size: 5rem !important; margin: 4rem !important }",
  "canvas and pictures fluid":
    "canvas, img, svg { max-width: 100%; height: auto !important; display: block; filter: blur(9px) }",
  "dialogs elsewhere":
    "dialog, dialog::backdrop, [popover] { display: none !important; inset: auto !important }",
  "nothing can be chosen or touched inside":
    "p, button, div, canvas { pointer-events: none !important; user-select: none !important; touch-action: none !important }",
  "no outlines":
    "*:focus, *:focus-visible { outline: none !important; box-shadow: none !important }",

  // What is inherited.
  "a tiny root font": "html { font-size: 5px }",
  "a huge root font": "html { font-size: 40px }",
  "a huge font on the body": "body { font: 900 italic 60px/4 monospace }",
  "letters and words apart": "body { letter-spacing: 1em; word-spacing: 2em; text-indent: 8em }",
  "capitals, centred":
    "body { text-transform: uppercase; text-align: center; font-variant: small-caps }",
  "text from right to left": "html { direction: rtl }",
  "text from top to bottom":
    "body { writing-mode: vertical-rl } sobremesa-game { writing-mode: vertical-rl; width: 600px }",
  "lines not broken": "body { white-space: nowrap; overflow-wrap: normal; word-break: keep-all }",
  "white on white": "body, body * { color: white; background: white; caret-color: white }",
  "another pointer, nothing to be chosen": "body { cursor: none; user-select: none }",
  "lists with pictures":
    "body { list-style: square inside; quotes: '<' '>' } li::before { content: 'x' }",

  // Where a page puts it.
  "a row that is flexible":
    "body { display: flex; flex-wrap: nowrap; gap: 40px } sobremesa-game { flex: 1 1 0 }",
  "a grid":
    "body { display: grid; grid-template-columns: 200px minmax(0, 1fr) 100px } sobremesa-game { grid-column: 2 }",
  columns: "body { columns: 2 } sobremesa-game { break-inside: avoid }",
  "a float beside it":
    "h1 { float: left; width: 200px; height: 300px } sobremesa-game { overflow: visible }",
  "a narrow article":
    "body { max-width: 38ch; margin: 0 auto; padding: 0 1rem } body > * { margin-block: 2em }",
  zoomed: "body { zoom: 1.3 }",
  "scaled and turned into a layer":
    "body { transform: scale(.8) translateX(40px); transform-origin: 0 0; will-change: transform; filter: brightness(1) }",
  "contained and clipped":
    "body { contain: layout paint style; overflow: clip; container: page / inline-size }",
  "a head that sticks over it":
    "h1 { position: sticky; top: 0; height: 60px; z-index: 9999; background: teal }",
  "smooth and snapping scroll":
    "html { scroll-behavior: smooth; scroll-snap-type: y mandatory; scroll-padding: 50px } sobremesa-game { scroll-snap-align: start }",
  "colours as the system forces them":
    "* { forced-color-adjust: none } html { color-scheme: only dark; accent-color: lime }",
};
