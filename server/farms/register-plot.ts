import { newPlot, registerPlot as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handleMany } from '#kit/route.ts';
import { withOverlaps } from './overlap.ts';
import { countPlots, insertPlots } from './plot-store.ts';
import { holdKeepers } from './store.ts';

export const registerPlot = handleMany(contract, async (drafts, context) => {
  const farmIds = [...new Set(drafts.map(({ farmId }) => farmId))];
  const keepers = await holdKeepers(context.db, farmIds);
  const counts = await countPlots(context.db, farmIds);
  const now = context.clock.now();
  const drafted = drafts.map((draft) => {
    const keeperId = keepers.get(draft.farmId);
    if (keeperId === undefined) throw new Problem('not-found');
    const plotsAlready = counts.get(draft.farmId) ?? 0;
    counts.set(draft.farmId, plotsAlready + 1);
    return newPlot(draft, keeperId, plotsAlready, now);
  });
  const plots = await withOverlaps(context.db, drafted);
  const { accountId } = viewerOf(context);
  await insertPlots(context.db, plots, { plotName: accountId, boundary: accountId });
  return plots;
});
