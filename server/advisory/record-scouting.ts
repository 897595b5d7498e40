import { newScouting, recordScouting as contract, squareOf } from '@shuka/domain/advisory';
import { placeCentre } from '@shuka/domain/kit/lga-centres.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findGrowingPlaces } from '#farms';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { holdSeason } from '#seasons';
import { countScoutings, insertScouting, isCorrected, type Square } from './scouting-store.ts';

/** Where it counts on the outbreak map: by the middle of the plot, else of the LGA of the farm. */
const squareFor = async (db: Db, season: { readonly keeperId: string; readonly plotId: string | null }) => {
  const [place = null] = await findGrowingPlaces(db, [season]);
  if (place === null) return null;
  const position = place.position ?? placeCentre(place.stateCode, place.lga)?.position;
  return position === undefined ? null : (squareOf(position) satisfies Square);
};

/** Keeps what was found; the season is held, so that two corrections of one walk come one after the other. */
export const recordScouting = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const held = await holdSeason(db, draft.seasonId);
  const isTheirs = held?.season.farmId === draft.farmId && held.season.keeperId === draft.keeperId;
  if (held === null || !isTheirs) throw new Problem('not-found');
  const corrected = draft.corrects === null ? false : await isCorrected(db, draft.corrects, draft.seasonId);
  if (corrected === null) throw new Problem('not-found');
  if (corrected) throw new Problem('corrected-already');
  const recordsAlready = await countScoutings(db, draft.seasonId);
  const by = viewerOf(context).accountId;
  const scouting = newScouting(draft, held.season, { by, now: clock.now(), recordsAlready });
  await insertScouting(db, scouting, await squareFor(db, held.season));
  return scouting;
});
