/** The board styles, and the tokens that each style changes. */
import { type Palette, type Theme, tokens } from "./tokens";

/** Turned and carved wood; high contrast with strong outlines; flat and quiet. */
export const BOARD_STYLES = ["wood", "contrast", "plain"] as const;

/** A board style. */
export type BoardStyle = (typeof BOARD_STYLES)[number];

/** Colours of the light and the dark theme, in this order. */
type Changes = Partial<Record<keyof Palette, [string, string]>>;

/** Flat boards have no lighting, so their lit sides have the colour of their faces. */
const plain: Changes = {
  board: ["#E9DCC1", "#7A634A"],
  boardLit: ["#E9DCC1", "#7A634A"],
  boardShade: ["#BDA47A", "#54412F"],
  frame: ["#CDB48C", "#4B3828"],
  frameLit: ["#CDB48C", "#4B3828"],
  frameShade: ["#8C6D46", "#2A1D13"],
  frameInk: ["#33210F", "#EBD6B4"],
  well: ["#DCCAA5", "#65503B"],
  pale: ["#F3E2BF", "#E9D6AF"],
  paleLit: ["#FFF6E2", "#FBEBCB"],
  deep: ["#38312D", "#2E2824"],
  deepLit: ["#57504B", "#4C4541"],
  mortar: ["#DDD3C2", "#3F372F"],
  plaster: ["#F3ECDF", "#5B5147"],
  slate: ["#4F575D", "#363C42"],
  edge: ["#4A3420", "#17100A"],
};

/**
 * Black, white, and colours that are distinct in grey and with any colour vision. The contrast of text is at least 7:1,
 * that of outlines at least 4.5:1.
 */
const contrast: Changes = {
  "table-1": ["#FFFFFF", "#000000"],
  "table-2": ["#F4F4F4", "#000000"],
  paper: ["#FFFFFF", "#0D0D0D"],
  "paper-2": ["#EBEBEB", "#262626"],
  line: ["#6B6B6B", "#949494"],
  ink: ["#000000", "#FFFFFF"],
  muted: ["#333333", "#D9D9D9"],
  accent: ["#8A0F3C", "#FFD21F"],
  onAccent: ["#FFFFFF", "#000000"],
  warn: ["#8A0F3C", "#FFB39E"],
  focus: ["#00409E", "#7CCBFF"],
  board: ["#FFFFFF", "#000000"],
  boardLit: ["#FFFFFF", "#000000"],
  boardShade: ["#4A4A4A", "#9C9C9C"],
  frame: ["#E3E3E3", "#1F1F1F"],
  frameLit: ["#E3E3E3", "#1F1F1F"],
  frameShade: ["#000000", "#FFFFFF"],
  frameInk: ["#000000", "#FFFFFF"],
  well: ["#FFFFFF", "#000000"],
  mark: ["#8A0F3C", "#FFD21F"],
  markHalo: ["#FFFFFF", "#000000"],
  goal: ["#00409E", "#7CCBFF"],
  glow: ["#00409E", "#7CCBFF"],
  lastEdge: ["#FFFFFF", "#000000"],
  threat: ["#B00000", "#FF6A55"],
  pale: ["#FFFFFF", "#FFFFFF"],
  paleLit: ["#FFFFFF", "#FFFFFF"],
  paleShade: ["#5C5C5C", "#5C5C5C"],
  paleLine: ["#000000", "#000000"],
  deep: ["#000000", "#000000"],
  deepLit: ["#000000", "#000000"],
  deepShade: ["#000000", "#000000"],
  deepLine: ["#FFFFFF", "#FFFFFF"],
  azure: ["#0B2C75", "#0B2C75"],
  vert: ["#0D4423", "#0D4423"],
  or: ["#FFD21F", "#FFD21F"],
  gules: ["#AE0000", "#AE0000"],
  sable: ["#000000", "#000000"],
  ivory: ["#FFFFFF", "#FFFFFF"],
  yellow: ["#FFD21F", "#FFD21F"],
  blue: ["#001F8F", "#001F8F"],
  red: ["#AE0000", "#AE0000"],
  green: ["#24B37C", "#24B37C"],
  violet: ["#7430B8", "#7430B8"],
  sky: ["#7CCBFF", "#7CCBFF"],
  white: ["#FFFFFF", "#FFFFFF"],
  markPale: ["#FFFFFF", "#FFFFFF"],
  mortar: ["#CFCFCF", "#2B2B2B"],
  mortarShade: ["#D0D0D0", "#3D3D3D"],
  plaster: ["#FFFFFF", "#1F1F1F"],
  plasterShade: ["#5C5C5C", "#9C9C9C"],
  brick: ["#5E1408", "#FF9D80"],
  slate: ["#262626", "#262626"],
  slateLit: ["#262626", "#262626"],
  brass: ["#FFD21F", "#FFD21F"],
  card: ["#FFFFFF", "#FFFFFF"],
  cardRed: ["#AE0000", "#AE0000"],
  cardBlue: ["#001F8F", "#001F8F"],
  cardGreen: ["#0D4423", "#0D4423"],
  edge: ["#000000", "#FFFFFF"],
};

/** Returns a style's changes to a theme's colours. */
export function changesOf(style: BoardStyle, theme: Theme): Partial<Palette> {
  const changes = { wood: {}, contrast, plain }[style] as Changes;
  const at = theme === "light" ? 0 : 1;
  return Object.fromEntries(Object.entries(changes).map(([name, both]) => [name, both[at]]));
}

/** Returns all colours of a style in a theme. */
export const paletteOf = (style: BoardStyle, theme: Theme): Palette => ({
  ...tokens[theme],
  ...changesOf(style, theme),
});
