import type { PlotLand } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findPlotShapes } from '#farms';
import type { Db } from '#kit/db.ts';
import { findLand, noLand } from './land-store.ts';

/** @throws Problem `not-found` for a plot that is not this farmer’s. */
export const demandPlot = async (db: Db, keeperId: string, plotId: string): Promise<void> => {
  const [shape] = await findPlotShapes(db, [plotId]);
  if (shape?.keeperId !== keeperId) throw new Problem('not-found');
};

export const landOf = async (db: Db, plotId: string): Promise<PlotLand> =>
  (await findLand(db, [plotId])).get(plotId) ?? noLand;
