import { issueReceipt, type StorageTerms, type StoredLot } from '@shuka/domain/processing';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertAsk } from '#processing';
import { mill } from './companies.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/** What Danjuma says of a hundred kilograms that he takes in. */
export const storageTerms = (today: string, change: Partial<StorageTerms> = {}): StorageTerms => ({
  warehouse: 'Danjuma Mills, store 2, Sharada',
  netGrams: 100_000,
  grade: 'grade-1',
  tests: [{ kind: 'moisture', value: 12.4, testedOn: today, testedBy: 'Zainab Umar' }],
  fee: { koboPerTonneDay: 12_000, handlingKobo: 150_000 },
  insurance: { insurer: 'Invented Insurance', policy: 'INV/77', sumKobo: 500_000_000, until: addDays(today, 200) },
  expiresOn: addDays(today, 180),
  terms: 'Kept dry and apart from other grain. The fee is paid when the goods are handed out.',
  ...change,
});

type Lot = { readonly id: string; readonly keeperId: string };

/** Its farmer asks a mill to store a lot; Danjuma’s if nothing else is said. */
export const someAsk = async (house: OpenHouse, lot: Lot, millId: string = mill.companyId): Promise<string> => {
  const ask = { id: newId(), millId, keeperId: lot.keeperId, lotId: lot.id, note: '' };
  await insertAsk(house.pool, ask, lot.keeperId, house.clock.now());
  return ask.id;
};

type At = { readonly companyId: string; readonly owner: WorldPerson };

/** A receipt for a whole lot of a hundred kilograms. */
export const someReceipt = async (
  house: OpenHouse,
  lot: Lot,
  change: Partial<StorageTerms> = {},
  { companyId, owner }: At = { companyId: mill.companyId, owner: people.danjuma },
): Promise<StoredLot> => {
  const askId = await someAsk(house, lot, companyId);
  const input = { ...storageTerms(dayOf(house.clock.now()), change), id: newId(), companyId, askId };
  const { status, body, text } = await house.as(owner).call(issueReceipt, input);
  if (status !== 201) throw new Error(`The receipt was not issued: ${text}`);
  return body;
};
