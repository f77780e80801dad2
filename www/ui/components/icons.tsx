/** A set of icons: 24 px grid, 1.75 px stroke, round joins. They are decorative, and each has a label. */
import type { JSX } from "preact";

const PATHS = {
  home: "M4 11 12 4l8 7M6.5 9.5V20h11V9.5M10 20v-5h4v5",
  undo: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
  redo: "m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13",
  hint: "M9 18h6M10 21h4M8.6 14.6A6 6 0 1 1 18 10c0 2.2-1.2 3.4-2.4 4.6-.6.6-.9 1.1-.9 1.9V18H9.3v-1.5c0-.8-.2-1.4-.7-1.9Z",
  ask: "M8 8.5a4 4 0 1 1 6 3.5c-1.4.8-2 1.7-2 3.5M12 19.5h.01",
  moves: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  menu: "M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0",
  close: "m6 6 12 12M18 6 6 18",
  rules:
    "M5 4.5h9A2.5 2.5 0 0 1 16.5 7v13H7.5A2.5 2.5 0 0 1 5 17.5ZM16.5 8H19v12h-2.5M8.5 9h4.5M8.5 13h4.5",
  plus: "M12 5v14M5 12h14",
  flip: "M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  share: "M12 15V4m0 0L8 8m4-4 4 4M6 12H5v8h14v-8h-1",
  paste: "M9 5H6v15h12V5h-3M9 3.5h6v3H9ZM9 12h6M9 16h4",
  draw: "M4 9h16M4 15h16",
  again: "M4 4v5h5M4.6 13a7.5 7.5 0 1 0 1.6-6.4L4 9",
  play: "m8 5 11 7-11 7Z",
  pause: "M8 5v14M16 5v14",
  back: "m15 5-8 7 8 7",
  forth: "m9 5 8 7-8 7",
  first: "M6 5v14M19 5l-9 7 9 7Z",
  last: "M18 5v14M5 5l9 7-9 7Z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  missed: "M6 12h12",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  dice: "M5 5h14v14H5ZM9 9h.01M15 15h.01M12 12h.01",
  sheet: "M5 4h14v16H5ZM5 9h14M12 9v11",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  dog: "M2 7.8 4 4.8 5.2 2 6.5 4.5 8.2 5.2C9.2 8.5 11 9 14 9 17 9 18 8.5 19 7 20 5.5 20.5 3.5 22 4 21.5 7 21 9.5 19.2 11L19.5 15.5 20.5 22H18.2L16.5 15C14 15.2 12 15.2 10 14.5L9.5 22H7.2L6.5 13C5.8 11 5.8 10 5.4 9 4 9.5 2.5 9.2 2 7.8Z",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon; hidden from assistive technology. */
export const Icon = ({ name }: { name: IconName }): JSX.Element => (
  <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
