import { settleSeason as contract, settledSeason } from '@shuka/domain/seasons';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdSeason, updateSeason } from './store.ts';

export const settleSeason = handle(contract, async ({ seasonId, field, choice }, context) => {
  const held = await holdSeason(context.db, seasonId);
  if (held === null) throw new Problem('not-found');
  const season = settledSeason(held.season, field, choice);
  // Someone else may have chosen first; what they chose stands, and a revision changes it again.
  if (season.revision !== held.season.revision)
    await updateSeason(context.db, season, { ...held.saidBy, [field]: viewerOf(context).accountId });
  return season;
});
