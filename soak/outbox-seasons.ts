import { recordScouting } from '@shuka/domain/advisory';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  endSeason,
  recordActivity,
  recordHarvest,
  registerSeason,
  reviseSeason,
  settleSeason,
  type Season,
} from '@shuka/domain/seasons';
import { sayUseful } from '@shuka/domain/library';
import { recordedAdvice } from '@shuka/server/world/recorded-company.ts';
import { activityDraft, harvestDraft, seasonDraft } from '@shuka/server/world/season-drafts.ts';
import { enter, meet, shownOn, type Hands } from './outbox-hands.ts';

type Where = { readonly farmId: string; readonly plotId: string; readonly keeperId: string };

const worked = async ({ amina }: Hands, season: Pick<Season, 'id' | 'farmId' | 'keeperId'>): Promise<void> => {
  const [hoed, guessed] = [activityDraft(season, { note: 'Ƙwadago — 4 people' }), harvestDraft(season)];
  await enter(amina, recordActivity, hoed);
  await enter(amina, recordActivity, activityDraft(season, { kind: 'not-done', corrects: hoed.id }));
  await enter(amina, recordActivity, activityDraft(season, { kind: 'fertilising', doneOn: '2026-05-12' }));
  await enter(amina, recordHarvest, guessed);
  await enter(
    amina,
    recordHarvest,
    harvestDraft(season, { quantity: 12.5, note: 'Weighed anew', corrects: guessed.id }),
  );
};

/** A walk for a pest that was miscounted, and a word on what she had read of it, which she takes back. */
const scouted = async ({ amina }: Hands, season: Pick<Season, 'id' | 'farmId' | 'keeperId'>): Promise<void> => {
  const { id: seasonId, farmId, keeperId } = season;
  const walk = { id: newId(), seasonId, farmId, keeperId, pest: 'fall-armyworm', stage: 'early', corrects: null };
  const counted = { scoutedOn: '2026-05-20', plantsPerSpot: 10, photoIds: [], note: 'Tsutsa — “many”' };
  await enter(amina, recordScouting, { ...walk, ...counted, hits: [0, 3, 10, 2, 1] });
  await enter(amina, recordScouting, { ...walk, ...counted, id: newId(), hits: [0, 3, 1], corrects: walk.id });
  await enter(amina, sayUseful, { ...recordedAdvice, useful: true });
  await enter(amina, sayUseful, { ...recordedAdvice, useful: false });
};

/** Both say another variety without knowing of each other; she puts in place what gave way. */
const disagreed = async (hands: Hands, seasonId: string): Promise<void> => {
  const { amina, chidi } = hands;
  const { variety } = shownOn<Season>(amina, 'season', seasonId);
  await enter(chidi, reviseSeason, { seasonId, was: { variety }, becomes: { variety: 'SOSAT C88' } });
  await enter(amina, reviseSeason, { seasonId, was: { variety }, becomes: { variety: 'Super Sosat' } });
  await meet(hands);
  if (shownOn<Season>(amina, 'season', seasonId).clashes.length !== 1) throw new Error('no season clash came back');
  await enter(amina, settleSeason, { seasonId, field: 'variety', choice: 'other' });
};

/** A crop from its planting to its end, and one of the whole farm that the manager began. @returns the first one's id. */
export const grewCrops = async (hands: Hands, { farmId, plotId, keeperId }: Where): Promise<string> => {
  const { amina, chidi } = hands;
  const planted = { farmId, keeperId, crop: 'Millet', plantedOn: '2026-04-18' };
  const season = seasonDraft({ ...planted, plotId, variety: 'Dauro', areaHectares: 0.8 });
  const { id: seasonId, areaHectares, standCount, expectedHarvestOn, expectedKilograms } = season;
  await enter(amina, registerSeason, season);
  await enter(amina, reviseSeason, {
    seasonId,
    was: { plantedOn: '2026-04-18', areaHectares, standCount, expectedHarvestOn, expectedKilograms },
    becomes: {
      plantedOn: '2026-04-20',
      areaHectares: 0.75,
      standCount: 9000,
      expectedHarvestOn: '2026-08-30',
      expectedKilograms: 900.5,
    },
  });
  await worked(hands, season);
  await scouted(hands, season);
  await meet(hands);
  await enter(chidi, registerSeason, seasonDraft({ ...planted, id: newId(), crop: 'Cowpea', areaHectares: null }));
  await enter(chidi, recordActivity, activityDraft(season, { kind: 'scouting', note: 'No striga' }));
  await disagreed(hands, seasonId);
  await enter(amina, endSeason, { seasonId, endedOn: '2026-05-30' });
  await enter(amina, endSeason, { seasonId, endedOn: null });
  await enter(amina, endSeason, { seasonId, endedOn: '2026-05-31' });
  await meet(hands);
  return seasonId;
};
