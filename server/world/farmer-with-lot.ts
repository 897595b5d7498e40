import { storedStep } from '@shuka/domain/lots';
import { harvestOf, newSeason } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertFarm } from '#farms';
import { writeStep } from '#lots';
import { moveFarmers } from '#relations';
import { insertHarvest, insertSeason } from '#seasons';
import { inTransaction } from '#kit/db.ts';
import { newLot, storeDraft } from './lot-drafts.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';
import { harvestDraft, seasonDraft } from './season-drafts.ts';
import { settlePerson } from './settle-person.ts';

type Wished = {
  readonly kilograms: number;
  readonly crop?: string;
  readonly lga?: string;
  readonly firstName?: string;
  readonly grade?: 'ungraded' | 'grade-1' | 'grade-2';
  readonly managerId?: string | null;
};

const open = async ({ pool, clock }: OpenHouse, { firstName = 'Sule', lga = 'Bichi' }: Wished) => {
  const now = clock.now();
  const farmId = newId();
  const keeperId = await settlePerson(pool, now, { firstName, lastName: 'Garba', phone: '+2348035550003' });
  const where = { stateCode: 'KN', lga, sizeBand: 'small', crop: 'Maize' } as const;
  const born = { revision: 1, createdAt: now.toISOString() };
  await insertFarm(pool, { ...where, ...born, id: farmId, keeperId, name: `Gonar ${firstName}` });
  return { keeperId, farmId, now };
};

/** A farmer with a farm and one lot in store, in Chidi's care where nothing else is said; each is another. */
export const farmerWithLot = async (house: OpenHouse, wished: Wished): Promise<{ keeperId: string; lotId: string }> => {
  const { kilograms, crop = 'Maize', grade = 'ungraded', managerId = people.chidi.accountId } = wished;
  const { keeperId, farmId, now } = await open(house, wished);
  const season = seasonDraft({ keeperId, farmId, crop });
  const harvest = harvestDraft(season, { unit: 'kilogram', quantity: kilograms });
  const draft = storeDraft({ season, harvest }, kilograms, { lot: newLot(kilograms, { grade }) });
  await insertSeason(house.pool, newSeason(season, 0, now), {});
  await insertHarvest(house.pool, harvestOf(harvest, now), keeperId);
  await inTransaction(house.pool, (db) => writeStep(db, storedStep(draft, { by: keeperId, now }), []));
  if (managerId !== null) {
    const decided = { decidedBy: people.ngozi.accountId, reason: 'The district was divided.' };
    await inTransaction(house.pool, (db) => moveFarmers(db, { farmerIds: [keeperId], managerId, ...decided }, now));
  }
  return { keeperId, lotId: draft.lot.id };
};
