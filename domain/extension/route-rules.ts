import { metresBetween, type Position } from '#kit/geodesy.ts';

/** A place to go to; null where nobody knows where it is. */
export type Stop = { readonly id: string; readonly position: Position | null };

type Leg = {
  readonly id: string;
  /** As the crow flies from the stop before; null for one whose place is not known. */
  readonly metres: number | null;
};

type Way = readonly number[];

/** Always to the nearest place that is left. */
const nearestFirst = (from: readonly number[], between: readonly (readonly number[])[]): number[] => {
  const left = new Set(between.keys());
  const way: number[] = [];
  for (let around = from; left.size > 0;) {
    let next = -1;
    for (const place of left) if (next < 0 || (around[place] ?? 0) < (around[next] ?? 0)) next = place;
    left.delete(next);
    way.push(next);
    around = between[next] ?? [];
  }
  return way;
};

const lengthOf = (way: Way, from: readonly number[], between: readonly (readonly number[])[]): number =>
  way.reduce((sum, place, index) => {
    const before = way[index - 1];
    return sum + ((before === undefined ? from[place] : between[before]?.[place]) ?? 0);
  }, 0);

/** Turns stretches round as long as one turn makes the way shorter (2-opt, Croes 1958); the way stays open at its end. */
const uncrossed = (first: readonly number[], from: readonly number[], between: readonly (readonly number[])[]): Way => {
  let way: Way = first;
  let length = lengthOf(way, from, between);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let start = 0; start < way.length - 1; start += 1)
      for (let end = start + 1; end < way.length; end += 1) {
        const turned = [...way.slice(0, start), ...way.slice(start, end + 1).toReversed(), ...way.slice(end + 1)];
        const turnedLength = lengthOf(turned, from, between);
        if (turnedLength < length - 0.5) [way, length, isBetter] = [turned, turnedLength, true];
      }
  }
  return way;
};

/** Past so many stops in a day turning stretches round takes a cheap phone too long, and nobody makes so many visits. */
const mostTurned = 40;

/**
 * Stops in an order that makes for a short way from `from`, or from the first of them where that is not known. Those whose
 * place nobody knows come last, in the order they had.
 */
export const routeFrom = (from: Position | null, stops: readonly Stop[]): Leg[] => {
  const known = stops.flatMap(({ id, position }) => (position === null ? [] : [{ id, position }]));
  const start = from ?? known[0]?.position;
  const nowhere = stops.flatMap(({ id, position }): Leg[] => (position === null ? [{ id, metres: null }] : []));
  if (start === undefined) return nowhere;
  const between = known.map((one) => known.map((other) => metresBetween(one.position, other.position)));
  const fromStart = known.map(({ position }) => metresBetween(start, position));
  const greedy = nearestFirst(fromStart, between);
  const way = greedy.length > mostTurned ? greedy : uncrossed(greedy, fromStart, between);
  const legs = way.map((place, index): Leg => {
    const before = way[index - 1];
    const metres = (before === undefined ? fromStart[place] : between[before]?.[place]) ?? 0;
    return { id: known[place]?.id ?? '', metres };
  });
  return [...legs, ...nowhere];
};
