import { refusedField } from '@shuka/domain/kit/problem.ts';
import { isPlotOf } from '#farms';
import type { Db } from '#kit/db.ts';

/** @throws Problem `invalid` beside `plotId` when the farm has no such plot any more. */
export const checkPlot = async (db: Db, plotId: string | null, farmId: string): Promise<void> => {
  if (plotId !== null && !(await isPlotOf(db, plotId, farmId))) throw refusedField('plotId', 'plots.notThere');
};
