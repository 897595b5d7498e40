import { sharedHectares, type Plot } from '@shuka/domain/farms';
import type { Db } from '#kit/db.ts';
import { findNeighbours } from './plot-store.ts';

/** The plot with how much of it lies in plots of other keepers now. Their own say so when they next come in. */
export const withOverlap = async (db: Db, plot: Plot): Promise<Plot> => {
  const neighbours = await findNeighbours(db, plot.keeperId, plot.boundary);
  return { ...plot, overlapHectares: sharedHectares(plot.boundary, neighbours) };
};
