import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import * as sobremesa from "sobremesa";
import { defined, type GameElement } from "sobremesa/react";
import { play } from "./play.mjs";

function Game() {
  const game = useRef<GameElement>(null);
  const [steps, setSteps] = useState<string[]>([]);
  const onstep = async ({ detail }: { detail: { notation: string } }) => {
    setSteps((all) => [...all, detail.notation]);
    const level = game.current?.getAttribute("level");
    if (level === "1" && detail.notation === "D@b2")
      document.title = `played ${await play(sobremesa)}`;
  };
  return (
    <>
      <sobremesa-game
        ref={game}
        game="gobblet"
        level={1}
        motion="off"
        onready={() => game.current?.play("D@b2")}
        onstep={onstep}
      />
      <p>{steps.join(" ")}</p>
    </>
  );
}

const root = document.getElementById("root");
if (root) void defined.then(() => createRoot(root).render(<Game />));
