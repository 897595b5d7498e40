import { removePlot as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { endPlot, holdPlot } from './plot-store.ts';

export const removePlot = handle(contract, async ({ plotId, revision }, context) => {
  const held = await holdPlot(context.db, plotId);
  if (held === null) throw new Problem('not-found');
  if (held.plot.revision !== revision) throw new Problem('changed-elsewhere');
  await endPlot(context.db, plotId, context.clock.now());
  return {};
});
