import type { Trace } from '@shuka/domain/traceability';

/** Where a thing stands in the picture, in its own units, and its place among the things of the trace. */
export type Spot = { readonly place: number; readonly x: number; readonly y: number };

type Layout = {
  readonly spots: readonly Spot[];
  /** Which spots lead to which, by the things’ places. */
  readonly edges: readonly (readonly [from: Spot, to: Spot])[];
  readonly width: number;
  readonly height: number;
  /** Things that are not drawn: a picture of thousands shows nobody anything. The table has them. */
  readonly left: number;
};

export const box = { width: 148, height: 76, gapX: 12, gapY: 44 } as const;

/** How many are drawn. */
const mostDrawn = 40;

/** How many steps each thing is from the first, at the most; a circle, which no trace has, would end all the same. */
const depthsOf = ({ things, edges }: Trace, isForward: boolean): number[] => {
  const depths = things.map(() => 0);
  for (let turn = 0; turn < things.length; turn += 1) {
    let isStill = true;
    for (const [from, to] of edges) {
      const [near, far] = isForward ? [from, to] : [to, from];
      const depth = (depths[near] ?? 0) + 1;
      if (depth > (depths[far] ?? 0) && depth < things.length) {
        depths[far] = depth;
        isStill = false;
      }
    }
    if (isStill) break;
  }
  return depths;
};

/**
 * A trace in layers: what came before stands above what came of it. A layer that is wider than the screen goes on in the row
 * below, so that nobody has to scroll sideways.
 * @param columns how many stand beside each other.
 */
export const layoutOf = (trace: Trace, isForward: boolean, columns: number): Layout => {
  const depths = depthsOf(trace, isForward);
  const nearest = trace.things
    .map((_, place) => place)
    .toSorted((one, other) => (depths[one] ?? 0) - (depths[other] ?? 0))
    .slice(0, mostDrawn);
  const layers = new Map<number, number[]>();
  for (const place of nearest) layers.set(depths[place] ?? 0, [...(layers.get(depths[place] ?? 0) ?? []), place]);
  const order = [...layers.keys()].toSorted((one, other) => (isForward ? one - other : other - one));
  const spots: Spot[] = [];
  let row = 0;
  for (const depth of order) {
    const layer = layers.get(depth) ?? [];
    for (let first = 0; first < layer.length; first += columns) {
      const beside = layer.slice(first, first + columns);
      const start = ((columns - beside.length) * (box.width + box.gapX)) / 2;
      for (const [at, place] of beside.entries())
        spots.push({ place, x: start + at * (box.width + box.gapX), y: row * (box.height + box.gapY) });
      row += 1;
    }
  }
  const byPlace = new Map(spots.map((spot) => [spot.place, spot]));
  const edges = trace.edges.flatMap(([from, to]) => {
    const [one, other] = [byPlace.get(from), byPlace.get(to)];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
  return {
    spots,
    edges,
    width: columns * (box.width + box.gapX) - box.gapX,
    height: Math.max(1, row) * (box.height + box.gapY) - box.gapY,
    left: trace.things.length - spots.length,
  };
};
