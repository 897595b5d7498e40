import { reviseSeason, seasonWithOffers } from '@shuka/domain/seasons';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { checkPlot } from './check-plot.ts';
import { holdSeason, updateSeason } from './store.ts';

const setSeasonChangeAside = async (
  { seasonId, becomes }: InputOf<typeof reviseSeason>,
  context: Context,
): Promise<void> => {
  const held = await holdSeason(context.db, seasonId);
  if (held === null) return;
  await checkPlot(context.db, becomes.plotId ?? null, held.season.farmId);
  const speaker = { by: viewerOf(context).accountId, at: context.clock.now(), saidBy: held.saidBy };
  const season = seasonWithOffers(held.season, becomes, speaker);
  if (season !== null) await updateSeason(context.db, season, held.saidBy);
};

/** By act: how a change is kept that its maker may not make any more, for those who look after the farm now to choose. */
export const setAside = { [reviseSeason.name]: setSeasonChangeAside };
