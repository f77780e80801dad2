/** The only source of colours, sizes and durations, for both the style sheet and the canvas. */

/** The two themes. */
export type Theme = "light" | "dark";

/** Every colour in the light and the dark theme, in this order. */
const colours = {
  // The table-top: the middle and the edge of its vignette.
  "table-1": ["#EFE4D0", "#2A211A"],
  "table-2": ["#E3D3B8", "#1E1813"],
  // Panels and cards. `paper-2` is a step darker or lighter (hover, wells); `line` is for hairlines.
  paper: ["#F6EFE2", "#2B231C"],
  "paper-2": ["#ECE1CD", "#382E25"],
  line: ["#D6C6AB", "#4A3D31"],
  ink: ["#2B2118", "#F3E9D8"],
  muted: ["#5F5042", "#B8A58E"],
  // The control to use now, and the text on it.
  accent: ["#963322", "#E38B6F"],
  onAccent: ["#FFF8EE", "#2A140C"],
  // Errors and warnings: 4.5:1 on paper.
  warn: ["#963322", "#F0A58C"],
  // Focus rings and hints: 3:1 on paper, table and wood.
  focus: ["#12487A", "#9CCBF2"],
  // Boards: the face of the wood, its lit and shaded sides, and the frame around it.
  board: ["#D9B98A", "#8F6B43"],
  boardLit: ["#E6CBA1", "#B8925F"],
  boardShade: ["#BC9763", "#604326"],
  frame: ["#A67C50", "#4A3120"],
  frameLit: ["#C39A6B", "#6B4A31"],
  frameShade: ["#7E5935", "#2C1B10"],
  // In the flat style: the ground of hollows, and the outlines of pieces.
  well: ["#DCCAA5", "#65503B"],
  edge: ["#4A3420", "#17100A"],
  // Letters cut into the frame.
  frameInk: ["#3A2615", "#D3B48A"],
  // Marks on a board: a chosen thing, the halo around marks, a goal, the light edge of what may be touched, the edge
  // of the last step's marks, and the line of a threat.
  mark: ["#963322", "#FFD9A8"],
  markHalo: ["#FFF6E6", "#2A160B"],
  goal: ["#1E5B3C", "#BCEBA6"],
  glow: ["#FFFBEA", "#FFE9BE"],
  lastEdge: ["#2B2118", "#14100C"],
  threat: ["#C4241B", "#FF6A55"],
  // Turned pieces of the two sides: body, lit side, shaded side, and the lines cut into them.
  pale: ["#F0DBB3", "#E3C99B"],
  paleLit: ["#FFF5DE", "#FBEBCB"],
  paleShade: ["#BE9A66", "#A58352"],
  paleLine: ["#6B4522", "#5C3A1C"],
  deep: ["#38312D", "#38312E"],
  deepLit: ["#756A63", "#8C8079"],
  deepShade: ["#1A1512", "#14100E"],
  deepLine: ["#E2C08F", "#D9B587"],
  // Heraldic tinctures. Any two may be side by side. `or` is gold.
  azure: ["#2E5A88", "#2A4C6F"],
  vert: ["#47704C", "#38583D"],
  or: ["#E4B65A", "#C79B48"],
  gules: ["#B5302A", "#A63029"],
  sable: ["#2A2422", "#3D342F"],
  ivory: ["#FBF3E0", "#EBDFC6"],
  // Counters and cards, almost the same in both themes; `markPale` is for marks on the dark ones.
  yellow: ["#F4C430", "#EDBB26"],
  blue: ["#1D4E9E", "#1D4E9E"],
  red: ["#C2402F", "#C2402F"],
  green: ["#3FA578", "#3FA578"],
  violet: ["#8E4A8C", "#8E4A8C"],
  sky: ["#4FB3D9", "#4FB3D9"],
  white: ["#FBF7EC", "#F2ECDD"],
  markPale: ["#FFF6E6", "#FFF6E6"],
  // Walls: the mortar under the tiles, plaster, bricks.
  mortar: ["#BFB2A0", "#4B4239"],
  mortarShade: ["#AB9D8A", "#3E362E"],
  plaster: ["#EFE7D8", "#6A5F53"],
  plasterShade: ["#CFC2AD", "#4F463C"],
  brick: ["#7C3A26", "#C07A5A"],
  // A slate disc with brass inlay; playing cards and their red, blue and green print.
  slate: ["#4A5157", "#343A40"],
  slateLit: ["#6B747B", "#4C545B"],
  brass: ["#D9B25C", "#C9A24F"],
  card: ["#FDFAF2", "#EFE6D4"],
  cardRed: ["#B5302A", "#A62A25"],
  cardBlue: ["#1D4E9E", "#1D4A94"],
  cardGreen: ["#27734F", "#22694A"],
  // The shade in the corners of a board.
  gloom: ["#5A340E29", "#14080080"],
  // All shadows: their colour as `r, g, b`, and a factor for their opacity.
  shadowColour: ["58, 34, 14", "8, 4, 1"],
  shadowStrength: ["1", "1.5"],
} satisfies Record<string, [string, string]>;

/** Colours of one theme. */
export type Palette = Record<keyof typeof colours, string>;

const paletteOf = (theme: 0 | 1): Palette =>
  Object.fromEntries(Object.entries(colours).map(([name, both]) => [name, both[theme]])) as Palette;

/** Both themes. */
export const tokens: Record<Theme, Palette> = { light: paletteOf(0), dark: paletteOf(1) };

/** Returns the colour of a shadow with this opacity, 0 to 1, before the theme's factor. */
export const shadow = (palette: Palette, alpha: number): string =>
  `rgba(${palette.shadowColour}, ${alpha * Number(palette.shadowStrength)})`;

/** Durations in ms. */
export const motion = { answer: 150, short: 250, move: 320 } as const;

/**
 * Font families of page and canvas; `index.html` and `embed.html` repeat them for their first paint. No Chinese family
 * is named: generic families such as `serif` choose the right one by the text's language. A Chinese family also has
 * Latin letters, in another style, so Latin families come first. Segoe UI comes before `system-ui`, which is a Chinese
 * font on a Chinese Windows.
 */
export const families = {
  sans: '"Segoe UI", system-ui, sans-serif',
  serif: 'ui-serif, Georgia, "Noto Serif", "DejaVu Serif", "Liberation Serif", serif',
  mono: 'ui-monospace, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace',
};

/** Values for all themes: the 4 px grid, corners, type, the smallest touch target. */
export const sizes: Record<string, string> = {
  "space-1": "4px",
  "space-2": "8px",
  "space-3": "12px",
  "space-4": "16px",
  "space-5": "24px",
  "space-7": "48px",
  "radius-panel": "10px",
  "radius-control": "6px",
  "type-small": ".875rem",
  "type-text": "1rem",
  "type-lead": "1.25rem",
  "type-title": "1.75rem",
  "type-line": "1.45",
  ...families,
  "motion-answer": `${motion.answer}ms`,
  target: "44px",
};

/** The sizes as CSS declarations (no selector): `--space-1: 4px;` and so on. */
export const sizeVariables = (): string =>
  Object.entries(sizes)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");

/**
 * The tokens as CSS declarations (no selector): `--table-1: ...; --paper: ...;` and so on, every key of
 * `Palette` in kebab case.
 */
export function cssVariables(theme: Theme): string {
  const palette = tokens[theme];
  const all = {
    ...palette,
    shadow: `0 1px 2px ${shadow(palette, 0.22)}, 0 4px 14px ${shadow(palette, 0.14)}`,
  };
  return `color-scheme: ${theme}; ${declarations(all)}`;
}

/** Colours as CSS declarations. */
export const declarations = (colours: Partial<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}: ${value};`)
    .join(" ");
