/**
 * The faces of bots on a 32 by 32 grid: one animal per level, with a different coat for each bot of that level at a
 * table.
 */
import type { JSX } from "preact";
import type { Level } from "../../storage/seats";

/** The colours of a coat: the fur, and its darker and lighter parts. */
interface Coat {
  fur: string;
  dark: string;
  light: string;
}

const EYE = "#241b14";

/** Coats by level, in the order of the names. */
const COATS: Record<Level, readonly Coat[]> = {
  1: [
    { fur: "#cdb49a", dark: "#e7a7a0", light: "#f6ece0" },
    { fur: "#8e7965", dark: "#d99b94", light: "#e9dccd" },
    { fur: "#e0d2bf", dark: "#e9a49c", light: "#fffaf2" },
    { fur: "#b07f55", dark: "#e0a091", light: "#f3e0c8" },
    { fur: "#76706c", dark: "#cf9a96", light: "#dcd6d0" },
  ],
  2: [
    { fur: "#e0984a", dark: "#a9612b", light: "#fbe8cf" },
    { fur: "#7d858d", dark: "#4d545b", light: "#e3e7ea" },
    { fur: "#4a4340", dark: "#241f1d", light: "#b9aea7" },
    { fur: "#dccbb2", dark: "#8a6b4f", light: "#fff6e8" },
    { fur: "#a98763", dark: "#664a31", light: "#eedcc3" },
  ],
  3: [
    { fur: "#f2ede4", dark: "#2e2a29", light: "#8d8782" },
    { fur: "#efe2cc", dark: "#4a3120", light: "#a08468" },
    { fur: "#e8ebee", dark: "#2b3a4a", light: "#7f8d99" },
    { fur: "#f4e8da", dark: "#5b2b22", light: "#a97a66" },
    { fur: "#eceadd", dark: "#37402a", light: "#8b9178" },
  ],
  4: [
    { fur: "#d9702f", dark: "#4b2a1c", light: "#fdf1e2" },
    { fur: "#b9512c", dark: "#33211b", light: "#f8e3d2" },
    { fur: "#9aa1a6", dark: "#3c4247", light: "#f4f6f7" },
    { fur: "#e9a35b", dark: "#6a3f22", light: "#fff5e6" },
    { fur: "#d5cec2", dark: "#857d72", light: "#ffffff" },
  ],
  5: [
    { fur: "#8a6240", dark: "#5d3f28", light: "#f3e2c4" },
    { fur: "#a9a297", dark: "#6f685e", light: "#f6f1e8" },
    { fur: "#5f4a3c", dark: "#3b2d24", light: "#e2cfb4" },
    { fur: "#c0823f", dark: "#7c5023", light: "#fbeacb" },
    { fur: "#6c6a72", dark: "#45434b", light: "#e9e5ea" },
  ],
};

/** Two eyes at a height, each `apart` from the middle. */
const Eyes = (props: { y: number; apart: number; size?: number }): JSX.Element => (
  <g fill={EYE}>
    <circle cx={16 - props.apart} cy={props.y} r={props.size ?? 1.7} />
    <circle cx={16 + props.apart} cy={props.y} r={props.size ?? 1.7} />
  </g>
);

function Hare({ fur, dark, light }: Coat): JSX.Element {
  return (
    <>
      <g fill={fur}>
        <ellipse cx="11.5" cy="8.5" rx="3.4" ry="8.4" transform="rotate(-10 11.5 8.5)" />
        <ellipse cx="20.5" cy="8.5" rx="3.4" ry="8.4" transform="rotate(10 20.5 8.5)" />
        <ellipse cx="16" cy="21" rx="9" ry="9.4" />
      </g>
      <g fill={dark}>
        <ellipse cx="11.5" cy="8.5" rx="1.4" ry="5.6" transform="rotate(-10 11.5 8.5)" />
        <ellipse cx="20.5" cy="8.5" rx="1.4" ry="5.6" transform="rotate(10 20.5 8.5)" />
      </g>
      <ellipse cx="16" cy="25.5" rx="5" ry="4" fill={light} />
      <path d="M14.4 22.6h3.2L16 24.4Z" fill={dark} />
      <path d="M14.9 26h2.2v3.2h-2.2Z" fill="#fff" />
      <Eyes y={19.5} apart={4.2} />
    </>
  );
}

function Cat({ fur, dark, light }: Coat): JSX.Element {
  return (
    <>
      <g fill={fur}>
        <path d="M5.2 4.5 13 9 6 17Z" stroke-linejoin="round" />
        <path d="M26.8 4.5 19 9l7 8Z" stroke-linejoin="round" />
        <ellipse cx="16" cy="18.6" rx="11.4" ry="10.4" />
      </g>
      <path
        d="M14.9 8.6h2.2v5h-2.2ZM10.6 9.6l2-.6.9 3.6-1.2.4ZM21.4 9.6l-2-.6-.9 3.6 1.2.4Z"
        fill={dark}
      />
      <ellipse cx="16" cy="23.4" rx="5.4" ry="4" fill={light} />
      <path d="M14.6 21h2.8L16 22.8Z" fill={dark} />
      <g fill="none" stroke={EYE} stroke-width="1.5" stroke-linecap="round">
        <path d="M8.6 18.2c1.2 1.3 3 1.3 4.2 0M19.2 18.2c1.2 1.3 3 1.3 4.2 0" />
        <path
          d="M4.6 22.6l5 .5M4.9 25.6l4.8-.8M27.4 22.6l-5 .5M27.1 25.6l-4.8-.8"
          stroke-width=".8"
        />
      </g>
    </>
  );
}

function Badger({ fur, dark, light }: Coat): JSX.Element {
  return (
    <>
      <circle cx="7" cy="9" r="4" fill={dark} />
      <circle cx="25" cy="9" r="4" fill={dark} />
      <path
        d="M16 4c7 0 12 5 12 11.4 0 8-6.4 13.6-12 13.600S4 23.4 4 15.400C4 9 9 4 16 4Z"
        fill={fur}
      />
      <path
        d="M8.6 6.800c2.2-1.3 4-1.8 4.4-1.2 1 5.4.8 12-2.4 18-3-2-5.4-5.4-5.6-9.2 0-3 1.4-5.8 3.6-7.600ZM23.4 6.800c-2.2-1.3-4-1.8-4.4-1.2-1 5.4-.8 12 2.4 18 3-2 5.4-5.4 5.6-9.2 0-3-1.4-5.8-3.6-7.600Z"
        fill={dark}
      />
      <ellipse cx="16" cy="25" rx="3" ry="2.2" fill={EYE} />
      <path d="M16 27v2" stroke={light} stroke-width="1.2" />
      <g fill="#fff">
        <circle cx="10.2" cy="15.6" r="2.1" />
        <circle cx="21.8" cy="15.6" r="2.1" />
      </g>
      <Eyes y={15.8} apart={5.6} size={1.3} />
    </>
  );
}

function Fox({ fur, dark, light }: Coat): JSX.Element {
  return (
    <>
      <path d="M4.5 3 14 9.5 6 17ZM27.5 3 18 9.5 26 17Z" fill={fur} />
      <path d="M6.3 6.2 10.8 9.3 7.4 12.600ZM25.7 6.2 21.2 9.3 24.6 12.600Z" fill={dark} />
      <path
        d="M16 7.500c6 0 11.2 3.6 12 9.5-2.6 5.6-7.4 9-12 12.500C11.4 26 6.6 22.6 4 17c.8-5.9 6-9.5 12-9.500Z"
        fill={fur}
      />
      <path
        d="M4 17c4.4.2 8.4 2.4 12 12.500C11.4 26 6.6 22.6 4 17ZM28 17c-4.4.2-8.4 2.4-12 12.500C20.6 26 25.4 22.6 28 17Z"
        fill={light}
      />
      <ellipse cx="16" cy="28" rx="2.3" ry="1.9" fill={EYE} />
      <g fill="none" stroke={EYE} stroke-width="1.8" stroke-linecap="round">
        <path d="M9.4 16.200l3.6 1.300M22.6 16.2 19 17.5" />
      </g>
    </>
  );
}

function Owl({ fur, dark, light }: Coat): JSX.Element {
  return (
    <>
      <path
        d="M5 3.500c3 .6 5 1.8 6.4 3.300h9.200C22 5.3 24 4.1 27 3.500c.6 3 .4 5.4-.4 7.4 1 2 1.6 4.3 1.6 6.600C28.2 24.6 22.7 29.5 16 29.500S3.8 24.6 3.8 17.500c0-2.3.6-4.6 1.6-6.600C4.6 8.9 4.4 6.5 5 3.500Z"
        fill={fur}
      />
      <path d="M11.4 6.800h9.200L16 13.400Z" fill={dark} />
      <g fill={light}>
        <circle cx="10.6" cy="15.4" r="5.4" />
        <circle cx="21.4" cy="15.4" r="5.4" />
        <path d="M10 23.600c2 3 4 3.9 6 3.900s4-.9 6-3.900c-2 .6-4 .8-6 .800s-4-.2-6-.800Z" />
      </g>
      <Eyes y={15.4} apart={5.4} size={2.7} />
      <g fill="#fff">
        <circle cx="11.5" cy="14.5" r=".9" />
        <circle cx="22.3" cy="14.5" r=".9" />
      </g>
      <path d="M14.2 18.300h3.600L16 22.300Z" fill="#e2a032" />
    </>
  );
}

const ANIMALS = { 1: Hare, 2: Cat, 3: Badger, 4: Fox, 5: Owl } as const;

/** A bot's face. It is decorative, because the bot's name is next to it. */
export function BotFace({ level, which }: { level: Level; which: number }): JSX.Element {
  const Animal = ANIMALS[level];
  const coats = COATS[level];
  const coat = coats[which % coats.length] ?? coats[0];
  return (
    <svg viewBox="0 0 32 32" class="bot-face" aria-hidden="true">
      {coat && <Animal {...coat} />}
    </svg>
  );
}
