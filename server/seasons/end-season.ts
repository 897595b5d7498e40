import { endSeason as contract, endedSeason } from '@shuka/domain/seasons';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { holdSeason, updateSeason } from './store.ts';

export const endSeason = handle(contract, async ({ seasonId, endedOn }, context) => {
  const held = await holdSeason(context.db, seasonId);
  if (held === null) throw new Problem('not-found');
  const season = endedSeason(held.season, endedOn, context.clock.now());
  await updateSeason(context.db, season, held.saidBy);
  return season;
});
