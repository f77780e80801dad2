/**
 * How many nodes the next slice gets, so that it takes about `wished` ms after one of `nodes` took `took`: what a node costs
 * is another thing in each game. It never grows more than fourfold on one measurement.
 */
export const paced = (nodes: number, took: number, wished: number): number =>
  Math.max(1, Math.round(nodes * Math.min(wished / took, 4)));
