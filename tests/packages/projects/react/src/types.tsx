import "sobremesa/react";

export const good = (
  <sobremesa-game
    game="dog"
    level={3}
    className="x"
    onend={({ detail }) => detail.winners.length}
  />
);
// @ts-expect-error: not so
export const bad = <sobremesa-game game={3} />;
