/** The one source of colours, sizes and durations, for the style sheet and the canvas alike. */

/** The two lights the table stands in. */
export type Theme = "light" | "dark";

/** Colours of one theme. */
export interface Palette {
  /** The table-top, middle and edge of its vignette. */
  table1: string;
  table2: string;
  /** Panels and cards; `paper2` is one step off it (hover, wells). */
  paper: string;
  paper2: string;
  /** Hairlines on paper. */
  line: string;
  ink: string;
  muted: string;
  /** The one thing to do now, and text on it. */
  accent: string;
  onAccent: string;
  /** Something went wrong or will: 4.5:1 on paper. */
  warn: string;
  /** Focus rings: 3:1 on paper, table and wood. */
  focus: string;
  woodLight: string;
  woodDark: string;
  /** Boards: the face of the wood, its lit and its shaded side, and the frame around it. */
  board: string;
  boardLit: string;
  boardShade: string;
  frame: string;
  frameLit: string;
  frameShade: string;
  /** Letters cut into the frame. */
  frameInk: string;
  /** Marks drawn on board wood: the last move, a choice, a warning. */
  markQuiet: string;
  mark: string;
  markHalo: string;
  markHint: string;
  /** Turned pieces of the two sides: body, lit and shaded side, and the lines cut in. */
  pale: string;
  paleLit: string;
  paleShade: string;
  paleLine: string;
  deep: string;
  deepLit: string;
  deepShade: string;
  deepLine: string;
  /** The colour of all shadows, as `r, g, b`, and how strong they are. */
  shadow: string;
  shadowStrength: number;
}

/** Both themes. */
export const tokens: Record<Theme, Palette> = {
  light: {
    table1: "#EFE4D0",
    table2: "#E3D3B8",
    paper: "#F6EFE2",
    paper2: "#ECE1CD",
    line: "#D6C6AB",
    ink: "#2B2118",
    muted: "#5F5042",
    accent: "#963322",
    onAccent: "#FFF8EE",
    warn: "#963322",
    focus: "#12487A",
    woodLight: "#D9B98A",
    woodDark: "#6E4A2E",
    board: "#D9B98A",
    boardLit: "#E6CBA1",
    boardShade: "#BC9763",
    frame: "#A67C50",
    frameLit: "#C39A6B",
    frameShade: "#7E5935",
    frameInk: "#3A2615",
    markQuiet: "#7A4E22",
    mark: "#963322",
    markHalo: "#FFF6E6",
    markHint: "#12487A",
    pale: "#F0DBB3",
    paleLit: "#FFF5DE",
    paleShade: "#BE9A66",
    paleLine: "#6B4522",
    deep: "#5A3823",
    deepLit: "#8D6142",
    deepShade: "#321C10",
    deepLine: "#E2C08F",
    shadow: "58, 34, 14",
    shadowStrength: 1,
  },
  dark: {
    table1: "#2A211A",
    table2: "#1E1813",
    paper: "#2B231C",
    paper2: "#382E25",
    line: "#4A3D31",
    ink: "#F3E9D8",
    muted: "#B8A58E",
    accent: "#E38B6F",
    onAccent: "#2A140C",
    warn: "#F0A58C",
    focus: "#9CCBF2",
    woodLight: "#B8925F",
    woodDark: "#4A3120",
    board: "#8F6B43",
    boardLit: "#B8925F",
    boardShade: "#604326",
    frame: "#4A3120",
    frameLit: "#6B4A31",
    frameShade: "#2C1B10",
    frameInk: "#D3B48A",
    markQuiet: "#F0CC93",
    mark: "#FFD9A8",
    markHalo: "#2A160B",
    markHint: "#BFE0FB",
    pale: "#E3C99B",
    paleLit: "#FBEBCB",
    paleShade: "#A58352",
    paleLine: "#5C3A1C",
    deep: "#3F2617",
    deepLit: "#75503A",
    deepShade: "#1E1009",
    deepLine: "#D9B587",
    shadow: "8, 4, 1",
    shadowStrength: 1.5,
  },
};

/** Multiples of the 4 px grid. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 48 } as const;

/** Corner radii. */
export const radius = { panel: 10, control: 6 } as const;

/** Type sizes in px, line height, families. */
export const type = {
  small: 14,
  text: 16,
  lead: 20,
  title: 28,
  line: 1.45,
  serif: 'ui-serif, Georgia, "Songti SC", "Noto Serif CJK", serif',
  sans: "system-ui, sans-serif",
} as const;

/** Durations in ms. */
export const motion = { answer: 150, short: 250, move: 320 } as const;

/** The shortest side of anything to touch, in px. */
export const target = 44;

const shadowOf = (p: Palette): string => {
  const s = p.shadowStrength;
  return (
    `0 1px 2px rgba(${p.shadow}, ${(0.22 * s).toFixed(2)}), ` +
    `0 4px 14px rgba(${p.shadow}, ${(0.14 * s).toFixed(2)})`
  );
};

/**
 * The tokens as CSS declarations (no selector): `--table-1: ...; --paper: ...;` and so on, every key
 * of `Palette` in kebab case, and the sizes that hold in both themes.
 */
export function cssVariables(theme: Theme): string {
  const palette = tokens[theme];
  const out: string[] = [`color-scheme: ${theme}`];
  for (const [key, value] of Object.entries(palette)) {
    if (key === "shadow" || key === "shadowStrength") continue;
    const name = key.replace(/[A-Z]|\d/g, (c) => `-${c.toLowerCase()}`);
    out.push(`--${name}: ${value}`);
  }
  out.push(`--shadow: ${shadowOf(palette)}`);
  for (const [key, value] of Object.entries(space)) out.push(`--space-${key}: ${value}px`);
  for (const [key, value] of Object.entries(radius)) out.push(`--radius-${key}: ${value}px`);
  for (const key of ["small", "text", "lead", "title"] as const) {
    out.push(`--type-${key}: ${type[key] / 16}rem`);
  }
  out.push(`--type-line: ${type.line}`, `--serif: ${type.serif}`, `--sans: ${type.sans}`);
  for (const [key, value] of Object.entries(motion)) out.push(`--motion-${key}: ${value}ms`);
  out.push(`--target: ${target}px`);
  return `${out.join("; ")};`;
}
