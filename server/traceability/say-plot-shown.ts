import { sayPlotShown as contract } from '@shuka/domain/traceability';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandPlot, landOf } from './land-of-plot.ts';
import { insertPlotWord } from './land-store.ts';

export const sayPlotShown = handle(contract, async ({ keeperId, plotId, isShown }, context) => {
  const { db, clock } = context;
  await demandPlot(db, keeperId, plotId);
  await insertPlotWord(db, plotId, isShown, viewerOf(context).accountId, clock.now());
  return landOf(db, plotId);
});
