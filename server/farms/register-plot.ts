import { newPlot, registerPlot as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { withOverlap } from './overlap.ts';
import { countPlots, insertPlot } from './plot-store.ts';
import { holdFarm } from './store.ts';

export const registerPlot = handle(contract, async (draft, context) => {
  const held = await holdFarm(context.db, draft.farmId);
  if (held === null) throw new Problem('not-found');
  const { keeperId } = held.farm;
  const drafted = newPlot(draft, keeperId, await countPlots(context.db, draft.farmId), context.clock.now());
  const plot = await withOverlap(context.db, drafted);
  const { accountId } = viewerOf(context);
  await insertPlot(context.db, plot, { plotName: accountId, boundary: accountId });
  return plot;
});
