/** The first pictures of the rules over the board of a first game, until a touch or a key. */
import type { JSX, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { peopleOf } from "../../../storage/seats";
import { Button } from "../../components/controls";
import { Examples } from "../../components/examples";
import type { Showing } from "./showing";

/** Counts frames up to `last`, so that drawing one thing a frame keeps the page quick. */
function useFrames(last: number): number {
  const [frames, setFrames] = useState(0);
  useEffect(() => {
    if (frames >= last) return;
    const next = requestAnimationFrame(() => setFrames(frames + 1));
    return () => cancelAnimationFrame(next);
  }, [frames, last]);
  return frames;
}

/** The frames in which the board appears, before the first picture is drawn. */
const BOARD_FRAMES = 3;

/** How long the board at rest is looked at before the pictures, and after them before a bot moves, in ms. */
const LOOK = 1200;

/** Returns true once the board has been seen at rest. From then on it stays at rest, as long as it is `wanted`. */
function useRest({ game, waits }: Showing, wanted: boolean, now: string): boolean {
  const { animations } = game.session;
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const { ready, release } = animations.hold();
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    waits.value = true;
    ready.then(() => {
      if (here) timer = setTimeout(() => setRests(true), LOOK);
    });
    return () => {
      here = false;
      clearTimeout(timer);
      waits.value = false;
      setRests(false);
      if (game.session.state.thinking === null) release();
      else setTimeout(release, LOOK);
    };
  }, [wanted, now, animations, waits, game]);
  return wanted && rests;
}

/**
 * The pictures that matter now. They don't take touches, so that the board below can be played at once. Bots wait
 * behind them.
 */
export function Opening(props: {
  showing: Showing;
  root: RefObject<HTMLElement | null>;
}): JSX.Element | null {
  const { showing, root } = props;
  const { page, entry } = showing.game;
  const { view, outcome, path, curtain, looking, seats } = showing.state.value;
  const [closed, setClosed] = useState("");
  // A game of bots alone doesn't wait for a touch.
  const learns = showing.teaches && peopleOf(seats).length > 0;
  const wanted = learns && !outcome && !looking && curtain === null ? entry.opening(view) : [];
  const now = wanted.join();
  const wants = now !== "" && now !== closed && path.length === 0;
  const shown = useRest(showing, wants, now);
  useEffect(() => {
    const { current } = root;
    if (!shown || !current) return;
    const close = (): void => setClosed(now);
    const kinds = ["pointerdown", "keydown", "click"] as const;
    for (const kind of kinds) current.addEventListener(kind, close, true);
    return () => {
      for (const kind of kinds) current.removeEventListener(kind, close, true);
    };
  }, [shown, now, root]);
  const drawn = useFrames(shown ? BOARD_FRAMES + wanted.length : 0) - BOARD_FRAMES;
  if (!shown || drawn < 0) return wants ? <div class="opening" aria-live="polite" hidden /> : null;
  const lines = page.say(entry.texts.rules).split("\n");
  const pictures = lines.filter((line) => line.startsWith("! "));
  return (
    <div class="opening" aria-live="polite">
      <div class="examples">
        {wanted.map((at, index) =>
          index < drawn ? (
            <Examples
              key={at}
              page={page}
              entry={entry}
              words={(pictures[at] ?? "").slice(2)}
              plays={index}
            />
          ) : (
            <div key={at} class="awaited" />
          ),
        )}
      </div>
      <Button label={page.say("play")} act={() => setClosed(now)} look="primary" />
    </div>
  );
}
