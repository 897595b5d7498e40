import { newSeason, type SeasonDraft } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertSeason } from '#seasons';
import { farmIdOf, landOf, type Land } from './farm-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const seasonDraft = ({ farmId, keeperId }: Land): SeasonDraft => ({
  id: newId(),
  farmId,
  keeperId,
  crop: 'Millet',
  variety: '',
  plantedOn: '2026-05-20',
  plotId: null,
  areaHectares: 0.5,
  standCount: null,
  expectedHarvestOn: null,
  expectedKilograms: null,
});

const nowhere = (): Land => ({ farmId: newId(), keeperId: newId() });

const landFor = ({ house, object }: Case): Land | Promise<Land> =>
  object === 'own' || object === 'assigned' || object === 'other' ? landOf(house, object) : nowhere();

/** A season there, with the land it is on. */
export const seasonOf = async (one: Case): Promise<Land & { seasonId: string }> => {
  const land = await landFor(one);
  const seasonId = await idFor(one.object, async () => {
    const season = newSeason(seasonDraft(land), 0, one.house.clock.now());
    await insertSeason(one.house.pool, season, {});
    return season.id;
  });
  return { ...land, seasonId };
};

const weighed = { market: 'Bichi market', date: '2026-05-30', source: 'own weighing' };

/** Input for the operations on seasons and measures; nothing but authorization could refuse it. */
export const seasonInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farms/{farmId}/seasons': async (one) => ({
    ...seasonDraft(await landFor(one)),
    farmId: await farmIdOf(one),
  }),
  'GET /api/farms/{farmId}/seasons': async (one) => ({ farmId: await farmIdOf(one) }),
  'PATCH /api/seasons/{seasonId}': async (one) => ({
    seasonId: (await seasonOf(one)).seasonId,
    was: { crop: 'Millet' },
    becomes: { crop: 'Sorghum' },
  }),
  'POST /api/seasons/{seasonId}/end': async (one) => ({
    seasonId: (await seasonOf(one)).seasonId,
    endedOn: '2026-05-31',
  }),
  'POST /api/seasons/{seasonId}/choice': async (one) => ({
    seasonId: (await seasonOf(one)).seasonId,
    field: 'crop',
    choice: 'other',
  }),
  'POST /api/seasons/{seasonId}/activities': async (one) => ({
    ...(await seasonOf(one)),
    id: newId(),
    kind: 'weeding',
    doneOn: '2026-05-31',
    note: '',
    corrects: null,
  }),
  'POST /api/seasons/{seasonId}/harvests': async (one) => ({
    ...(await seasonOf(one)),
    id: newId(),
    harvestedOn: '2026-05-31',
    quantity: 12,
    unit: 'mudu',
    kilogramsPerUnit: 1.3,
    calibration: weighed,
    note: '',
    corrects: null,
  }),
  'POST /api/admin/task-rules': ({ viewer }) => ({
    id: newId(),
    kind: 'crop-calendar',
    // Each on a crop of its own: only the first word on a rule comes after none.
    crop: `crop-of-${viewer}`,
    isOn: true,
    days: 3,
    priority: 2,
    mostSnoozeDays: 7,
    source: 'It is a test.',
    after: 0,
  }),
  'POST /api/admin/measures': () => ({
    id: newId(),
    unit: 'mudu',
    crop: 'millet',
    market: 'Bichi market',
    kilogramsPerUnit: 1.35,
    measuredOn: '2026-05-30',
    source: 'Weighed by the house.',
    isEstimate: false,
  }),
};
