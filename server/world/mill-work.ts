import { jobBalance, type JobInput, type JobResult } from '@shuka/domain/processing';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import {
  addStock,
  answerRequest,
  insertJob,
  insertMoney,
  insertPack,
  insertProduct,
  insertRequest,
  insertResult,
  insertSale,
  sayOutputs,
  takeOutput,
} from '#processing';
import { addToCounter } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import { mill } from './companies.ts';
import { people } from './people.ts';

const { companyId } = mill;
const by = people.danjuma.accountId;

const idOf = (kind: number, number: number): string =>
  `0193a000-00${kind}-7000-8000-${String(number).padStart(12, '0')}`;

const maize = (grams: number): JobInput[] => [{ crop: 'Maize', grams, lotId: null }];

/** So many tonnes of maize: 78 % flour, 18 % bran, 4 % lost. */
const resultOf = (tonnes: number, completedOn: string): JobResult => ({
  outputs: [{ name: 'Flour', grams: tonnes * 780_000 }],
  byProducts: [{ name: 'Bran', grams: tonnes * 180_000 }],
  losses: [
    { reason: 'dust', grams: tonnes * 25_000 },
    { reason: 'cleaned-out', grams: tonnes * 15_000 },
  ],
  machineMinutes: tonnes * 400,
  downtimes: [{ reason: 'no-power', minutes: 95 }],
  completedOn,
  note: '',
});

/** Amina asks for half a tonne that has a day, and for a smaller part that waits. */
const loadRequests = async (db: Db, now: Date): Promise<void> => {
  const asked = { millId: companyId, keeperId: people.amina.accountId, companyId: null, crop: 'Maize', lotId: null };
  const today = dayOf(now);
  const first = {
    ...asked,
    id: idOf(40, 1),
    grams: 500_000,
    wishedOn: addDays(today, 3),
    note: 'White flour, please.',
  };
  await insertRequest(db, first, people.amina.accountId, now);
  await answerRequest(db, first.id, { scheduledOn: addDays(today, 4) }, by, now);
  const second = { ...asked, id: idOf(40, 2), grams: 120_000, wishedOn: addDays(today, 9), note: '' };
  await insertRequest(db, second, people.amina.accountId, now);
  await addToCounter(db, 'processing.waiting', companyId, 1);
};

const loadJob = async (db: Db, number: number, tonnes: number, startedOn: string, now: Date): Promise<string> => {
  const id = idOf(41, number);
  const inputs = maize(tonnes * 1_000_000);
  const job = { id, companyId, number, requestId: null, makes: 'Maize flour', inputs, inGrams: tonnes * 1_000_000 };
  await insertJob(db, { ...job, startedOn }, by, now);
  return id;
};

const endJob = async (db: Db, jobId: string, tonnes: number, completedOn: string, now: Date): Promise<void> => {
  const result = resultOf(tonnes, completedOn);
  const { outGrams } = jobBalance(maize(tonnes * 1_000_000), { ...result, byProducts: [] });
  await sayOutputs(db, jobId, result);
  await insertResult(db, { jobId, version: 1, result, outGrams, reason: '' }, by, now);
};

/** Packs of five kilograms out of a job, some of them sold. */
const loadGoods = async (db: Db, jobId: string, today: string, now: Date): Promise<void> => {
  const [productId, packId] = [idOf(42, 1), idOf(43, 1)];
  const pack = { id: packId, grams: 5000, code: 'FL-5', gtin: '', priceKobo: 600_000 };
  await insertProduct(db, { id: productId, companyId, name: 'Maize flour', crop: 'Maize' }, by, now);
  await insertPack(db, { ...pack, productId, companyId }, by, now);
  await takeOutput(db, jobId, 'Flour', 200 * pack.grams);
  await addStock(db, { packId, jobId, packs: 160 });
  const buyer = 'Hajiya Ladi, Sabon Gari';
  const sold = { packId, jobId, companyId, buyer, packs: 40, priceKobo: 600_000, paid: 'cash' } as const;
  await insertSale(db, { ...sold, id: idOf(44, 1), soldOn: today }, by, now);
};

/** In the demo alone: what Danjuma's mill is asked and does. */
export const loadMillWork = async (db: Db, now: Date): Promise<void> => {
  const today = dayOf(now);
  await loadRequests(db, now);
  const first = await loadJob(db, 1, 3, addDays(today, -9), now);
  await endJob(db, first, 3, addDays(today, -7), now);
  const second = await loadJob(db, 2, 2, addDays(today, -4), now);
  await endJob(db, second, 2, addDays(today, -3), now);
  await loadJob(db, 3, 1, today, now);
  await addToCounter(db, 'processing.jobs', companyId, 3);
  await addToCounter(db, 'processing.ongoing', companyId, 1);
  await loadGoods(db, first, addDays(today, -1), now);
  const bought = { companyId, who: 'Sani Lawal, Bichi', what: '', crop: 'Maize', paid: 'cash' } as const;
  const amounts = { grams: 6_000_000, amountKobo: 270_000_000, happenedOn: addDays(today, -10) };
  await insertMoney(db, { ...bought, ...amounts, id: idOf(45, 1), kind: 'purchase' }, by, now);
};
