import { reviseSeason as contract, revisedSeason } from '@shuka/domain/seasons';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { checkPlot } from './check-plot.ts';
import { holdSeason, updateSeason } from './store.ts';

export const reviseSeason = handle(contract, async ({ seasonId, was, becomes }, context) => {
  const { db, clock } = context;
  const held = await holdSeason(db, seasonId);
  if (held === null) throw new Problem('not-found');
  await checkPlot(db, becomes.plotId ?? null, held.season.farmId);
  const { accountId } = viewerOf(context);
  const reviser = { by: accountId, at: clock.now(), saidBy: held.saidBy };
  const { season, changed, clashed, isMerged } = revisedSeason(held.season, was, becomes, reviser);
  const said = Object.fromEntries(changed.map((field) => [field, accountId]));
  if (changed.length > 0) await updateSeason(db, season, { ...held.saidBy, ...said });
  if (clashed) context.tellOutcome('conflict');
  else if (isMerged) context.tellOutcome('merged');
  return season;
});
