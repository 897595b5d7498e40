import { revisePlot as contract, revisedPlot, type PlotClash } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { keepClashes, saidNow } from './clashes.ts';
import { withOverlap } from './overlap.ts';
import { holdPlot, updatePlot } from './plot-store.ts';

export const revisePlot = handle(contract, async ({ plotId, was, becomes }, context) => {
  const held = await holdPlot(context.db, plotId);
  if (held === null) throw new Problem('not-found');
  const { plot: revised, changed, clashes, isMerged } = revisedPlot(held.plot, was, becomes);
  const { accountId } = viewerOf(context);
  const plot = changed.includes('boundary') ? await withOverlap(context.db, revised) : revised;
  if (plot.revision !== held.plot.revision)
    await updatePlot(context.db, plot, saidNow(held.saidBy, changed, accountId));
  // A boundary that clashes does not come to stand, so there the other value is the one that arrived.
  const named = ({ field }: PlotClash) => {
    const before = held.saidBy[field] ?? plot.keeperId;
    return changed.includes(field) ? { nowBy: accountId, otherBy: before } : { nowBy: before, otherBy: accountId };
  };
  const said = clashes.map((clash) => ({ ...clash, ...named(clash) }));
  await keepClashes(context.db, { keeperId: plot.keeperId, farmId: plot.farmId, plotId }, said, context.clock.now());
  if (clashes.length > 0) context.tellOutcome('conflict');
  else if (isMerged) context.tellOutcome('merged');
  return plot;
});
