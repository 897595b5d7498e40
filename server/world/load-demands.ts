import { storedStep } from '@shuka/domain/lots';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { harvestOf, newSeason } from '@shuka/domain/seasons';
import { writeStep } from '#lots';
import { insertHarvest, insertSeason } from '#seasons';
import type { Db } from '#kit/db.ts';
import { accountIdOf, farmIdOf } from './caseload-ids.ts';
import type { CaseKey } from './caseload-people.ts';
import { loadAnswer, loadDemand, termsDraft } from './demands.ts';
import { listingDraft, loadListing } from './listings.ts';
import { newLot, storeDraft } from './lot-drafts.ts';
import { people } from './people.ts';
import { harvestDraft, seasonDraft } from './season-drafts.ts';

/** A farmer's watered maize of the spring, brought in and stored whole. */
const storeMaize = async (db: Db, key: CaseKey, kilograms: number, now: Date) => {
  const keeperId = accountIdOf(key);
  const grown = { keeperId, farmId: farmIdOf(key), crop: 'Maize', plantedOn: '2025-12-10' };
  const season = seasonDraft(grown);
  const harvest = harvestDraft(season, { unit: 'kilogram', quantity: kilograms, harvestedOn: '2026-04-02' });
  const lot = newLot(kilograms, { grade: 'grade-2' });
  const draft = storeDraft({ season, harvest }, kilograms, { lot, happenedOn: '2026-04-03' });
  await insertSeason(db, { ...newSeason(season, 0, now), endedOn: '2026-04-03' }, {});
  await insertHarvest(db, harvestOf(harvest, now), keeperId);
  await writeStep(db, storedStep(draft, { by: keeperId, now }), []);
  return { keeperId, lotId: lot.id };
};

/**
 * In the demo alone: Danjuma's mill wants maize, which Khadija answered, and sorghum by a formula. Ibrahim has maize in store
 * too, so that Chidi can pool; half of it is for sale. The days go by the clock of whoever looks.
 */
export const loadDemands = async (db: Db, bornAt: Date, now: Date): Promise<void> => {
  const note = 'Dry, in bags of 100 kg. We weigh every bag at the gate.';
  const maize = await loadDemand(db, termsDraft(now, { note }), { id: newId() }, now);
  const formula = 'The Dawanau price of the day of delivery less 5 %';
  const sorghum = termsDraft(now, { crop: 'Sorghum', grams: 15_000_000, koboPerKilogram: null, formula });
  await loadDemand(db, { ...sorghum, payWithinDays: 14 }, {}, now);
  const khadija = await storeMaize(db, 'khadija', 1000, bornAt);
  const ibrahim = await storeMaize(db, 'ibrahim', 600, bornAt);
  await loadListing(db, ibrahim, listingDraft(now, { grams: 300_000, note: 'Dry, in new sacks.' }), now);
  const bid = { koboPerKilogram: 47_000, grams: 400_000, day: addDays(dayOf(now), 6), note: '' };
  await loadAnswer(
    db,
    {
      demand: maize,
      lots: [{ ...khadija, grams: 400_000 }],
      bids: [{ ...bid, side: 'seller', byId: people.chidi.accountId }],
    },
    now,
  );
};
