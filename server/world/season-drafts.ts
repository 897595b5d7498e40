import type { ActivityDraft, HarvestDraft, SeasonDraft } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms } from './farms.ts';
import { people } from './people.ts';

/** A season of Musa's as a phone would send it; he has none in the world. */
export const seasonDraft = (change: Partial<SeasonDraft> = {}): SeasonDraft => ({
  id: newId(),
  farmId: farms[1]?.id ?? '',
  keeperId: people.musa.accountId,
  crop: 'Sorghum',
  variety: '',
  plantedOn: '2026-05-10',
  plotId: null,
  areaHectares: 1,
  standCount: null,
  expectedHarvestOn: null,
  expectedKilograms: null,
  ...change,
});

type Place = Pick<SeasonDraft, 'id' | 'farmId' | 'keeperId'>;

/** Something done in a season, as a phone would send it. */
export const activityDraft = ({ id, farmId, keeperId }: Place, change: Partial<ActivityDraft> = {}): ActivityDraft => ({
  id: newId(),
  seasonId: id,
  farmId,
  keeperId,
  kind: 'weeding',
  doneOn: '2026-05-30',
  note: '',
  corrects: null,
  ...change,
});

/** Twelve mudu, weighed by whoever brought them in. */
export const harvestDraft = ({ id, farmId, keeperId }: Place, change: Partial<HarvestDraft> = {}): HarvestDraft => ({
  id: newId(),
  seasonId: id,
  farmId,
  keeperId,
  harvestedOn: '2026-05-31',
  quantity: 12,
  unit: 'mudu',
  kilogramsPerUnit: 1.3,
  calibration: { market: 'Soba market', date: '2026-05-31', source: 'own weighing' },
  note: '',
  corrects: null,
  ...change,
});
