import { setImmediate as nextTurn } from 'node:timers/promises';
import { sharedHectares, type Plot } from '@shuka/domain/farms';
import type { Boundary } from '@shuka/domain/kit/geodesy.ts';
import type { Db } from '#kit/db.ts';
import { boxOf, findBoundaries, findNear, mostNeighbours, type Box } from './plot-store.ts';

/** Neighbours are in memory for as many plots at a time as have this many corners around them together, or for one. */
const mostCornersAtOnce = 100_000;

/** A plot and who is around it: those that come with it, before it, and the ids of those that are here. */
type Placed = { plot: Plot; earlier: readonly Boundary[]; ids: readonly string[]; corners: number };

const doMeet = (one: Box, other: Box): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north;

const place = async (db: Db, plots: readonly Plot[]): Promise<Placed[]> => {
  const boxed = plots.map((plot) => ({ plot, box: boxOf(plot.boundary) }));
  const near = await findNear(db, plots);
  return boxed.map(({ plot, box }, at) => {
    const met = boxed.slice(0, at).filter((one) => one.plot.keeperId !== plot.keeperId && doMeet(one.box, box));
    const { ids, corners } = near.get(at) ?? { ids: [], corners: 0 };
    return { plot, earlier: met.map((one) => one.plot.boundary), ids, corners };
  });
};

const inPortions = (placed: readonly Placed[]): Placed[][] => {
  const portions: Placed[][] = [];
  let corners = Infinity;
  for (const one of placed) {
    corners += one.corners;
    if (corners > mostCornersAtOnce) {
      portions.push([]);
      ({ corners } = one);
    }
    portions.at(-1)?.push(one);
  }
  return portions;
};

/**
 * The plots, each with how much of it lies in plots of other keepers as it comes in, one after the other. Those others
 * say so when they next come in.
 */
export const withOverlaps = async (db: Db, plots: readonly Plot[]): Promise<Plot[]> => {
  const all: Plot[] = [];
  for (const portion of inPortions(await place(db, plots))) {
    const boundaries = await findBoundaries(db, [...new Set(portion.flatMap(({ ids }) => ids))]);
    for (const { plot, ids, earlier } of portion) {
      const here = ids.map((id) => boundaries.get(id)).filter((boundary) => boundary !== undefined);
      const others = [...here, ...earlier].slice(0, mostNeighbours);
      all.push({ ...plot, overlapHectares: sharedHectares(plot.boundary, others) });
      if (others.length > 0) await nextTurn(); // who asks for something else meanwhile does not wait for a whole village
    }
  }
  return all;
};

/** The same of one plot. */
export const withOverlap = async (db: Db, plot: Plot): Promise<Plot> => (await withOverlaps(db, [plot]))[0] ?? plot;
