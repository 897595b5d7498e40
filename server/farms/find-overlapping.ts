import { setImmediate as nextTurn } from 'node:timers/promises';
import { sharedHectares } from '@shuka/domain/farms';
import { areaHectares, type Boundary } from '@shuka/domain/kit/geodesy.ts';
import type { Db } from '#kit/db.ts';
import { findLandOf, findNeighbours, mostNeighbours } from './plot-store.ts';

const isMostlyOne = (one: Boundary, other: Boundary, part: number): boolean => {
  const smaller = Math.min(areaHectares(one), areaHectares(other));
  return smaller > 0 && sharedHectares(one, [other]) / smaller > part;
};

/** Other keepers of land that a keeper has too: those with a plot of which more than `part` of the smaller lies in both. */
export const findOverlapping = async (db: Db, keeperId: string, part: number): Promise<string[]> => {
  const keepers = new Set<string>();
  const land = await findLandOf(db, keeperId, null);
  for (const boundary of land.slice(0, mostNeighbours)) {
    for (const other of await findNeighbours(db, keeperId, boundary)) {
      if (!keepers.has(other.keeperId) && isMostlyOne(boundary, other.boundary, part)) keepers.add(other.keeperId);
      await nextTurn();
    }
  }
  return [...keepers];
};
