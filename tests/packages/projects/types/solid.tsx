import "sobremesa/solid";

export const good = (
  <sobremesa-game game="dog" level={3} class="x" on:end={({ detail }) => detail.winners.length} />
);
// @ts-expect-error: not so
export const bad = <sobremesa-game game={3} />;
