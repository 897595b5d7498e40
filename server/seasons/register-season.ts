import { newSeason, registerSeason as contract, seasonUnits } from '@shuka/domain/seasons';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdFarm } from '#farms';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { checkPlot } from './check-plot.ts';
import { countSeasons, insertSeason } from './store.ts';

export const registerSeason = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const held = await holdFarm(db, draft.farmId);
  if (held === null || held.farm.keeperId !== draft.keeperId) throw new Problem('not-found');
  await checkPlot(db, draft.plotId, draft.farmId);
  const season = newSeason(draft, await countSeasons(db, draft.farmId), clock.now());
  const { accountId } = viewerOf(context);
  await insertSeason(db, season, Object.fromEntries(Object.keys(seasonUnits).map((field) => [field, accountId])));
  return season;
});
