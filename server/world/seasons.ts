import {
  harvestOf,
  newSeason,
  ownWeighing,
  type ActivityKind,
  type Calibration,
  type HarvestDraft,
  type SeasonDraft,
} from '@shuka/domain/seasons';
import { insertActivity, insertHarvest, insertSeason } from '#seasons';
import type { Db } from '#kit/db.ts';
import { farms, plots } from './farms.ts';
import { people } from './people.ts';

const idOf = (kind: 'season' | 'activity' | 'harvest', number: number): string =>
  `0193a000-000${{ season: 3, activity: 4, harvest: 5 }[kind]}-7000-8000-${String(number).padStart(12, '0')}`;

const keeperId = people.amina.accountId;
const farmId = farms[0]?.id ?? '';
const [homePlot, streamPlot] = plots.map(({ id }) => id);

type WorldSeason = SeasonDraft & { readonly endedOn: string | null };

const grown = { farmId, keeperId, standCount: null, expectedHarvestOn: null, expectedKilograms: null, endedOn: null };

/** What grows on Amina's farm: watered maize that is in, two hundred mango trees, and the maize of this year's rains. */
export const seasons: readonly WorldSeason[] = [
  {
    ...grown,
    id: idOf('season', 1),
    plotId: streamPlot ?? null,
    crop: 'Maize',
    variety: 'Extra early',
    plantedOn: '2025-12-06',
    areaHectares: 1.2,
    expectedHarvestOn: '2026-03-01',
    expectedKilograms: 1500,
    endedOn: '2026-04-06',
  },
  {
    ...grown,
    id: idOf('season', 2),
    plotId: homePlot ?? null,
    crop: 'Mango',
    variety: '',
    plantedOn: '2021-06-20',
    areaHectares: 1.6,
    standCount: 200,
  },
  {
    ...grown,
    id: idOf('season', 3),
    plotId: streamPlot ?? null,
    crop: 'Maize',
    variety: 'Early',
    plantedOn: '2026-05-02',
    areaHectares: 12,
    expectedHarvestOn: '2026-08-05',
    expectedKilograms: 9000,
  },
];

const [dry = '', , rains = ''] = seasons.map(({ id }) => id);

type WorldActivity = { readonly seasonId: string; readonly kind: ActivityKind; readonly doneOn: string };

/** What she did there. */
export const activities: readonly WorldActivity[] = [
  { seasonId: dry, kind: 'land-preparation', doneOn: '2025-12-01' },
  { seasonId: dry, kind: 'planting', doneOn: '2025-12-06' },
  { seasonId: dry, kind: 'fertilising', doneOn: '2025-12-16' },
  { seasonId: dry, kind: 'weeding', doneOn: '2025-12-28' },
  { seasonId: dry, kind: 'irrigating', doneOn: '2026-01-15' },
  { seasonId: dry, kind: 'fertilising', doneOn: '2026-01-08' },
  { seasonId: dry, kind: 'harvesting', doneOn: '2026-03-14' },
  { seasonId: rains, kind: 'land-preparation', doneOn: '2026-04-27' },
  { seasonId: rains, kind: 'planting', doneOn: '2026-05-02' },
];

const byBag: Calibration = {
  market: 'Dawanau market, Kano',
  date: '2026-03-16',
  source: ownWeighing,
};
const byBowl: Calibration = { market: 'Bichi market', date: '2026-03-28', source: ownWeighing };

const picked = { farmId, keeperId, seasonId: dry, note: '', corrects: null };

/** Her last harvest: 1,200 kg that count, in the units she counted, with one miscount set right. */
export const harvests: readonly HarvestDraft[] = [
  {
    ...picked,
    id: idOf('harvest', 1),
    harvestedOn: '2026-03-14',
    quantity: 9,
    unit: 'bag-100kg',
    kilogramsPerUnit: 100,
    calibration: byBag,
  },
  {
    ...picked,
    id: idOf('harvest', 2),
    harvestedOn: '2026-03-14',
    quantity: 8,
    unit: 'bag-100kg',
    kilogramsPerUnit: 100,
    calibration: byBag,
    corrects: idOf('harvest', 1),
  },
  {
    ...picked,
    id: idOf('harvest', 3),
    harvestedOn: '2026-03-28',
    quantity: 100,
    unit: 'tiya',
    kilogramsPerUnit: 2.5,
    calibration: byBowl,
  },
  {
    ...picked,
    id: idOf('harvest', 4),
    harvestedOn: '2026-04-04',
    quantity: 3,
    unit: 'bag-50kg',
    kilogramsPerUnit: 50,
    calibration: byBag,
  },
];

/** Loads them into the demo world. */
export const loadSeasons = async (db: Db, bornAt: Date): Promise<void> => {
  for (const { endedOn, ...draft } of seasons) await insertSeason(db, { ...newSeason(draft, 0, bornAt), endedOn }, {});
  const createdAt = bornAt.toISOString();
  for (const [place, done] of activities.entries())
    await insertActivity(db, {
      ...done,
      id: idOf('activity', place + 1),
      farmId,
      keeperId,
      note: '',
      corrects: null,
      createdAt,
      by: keeperId,
    });
  for (const draft of harvests) await insertHarvest(db, harvestOf(draft, bornAt), keeperId);
};
