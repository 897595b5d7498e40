import { jobBalance, type JobInput, type JobResult } from '@shuka/domain/processing';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import {
  addStock,
  answerRequest,
  insertAsk,
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
import { bowlsLotId } from './lots.ts';
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

/** Amina asks for half a tonne that has a day, for a smaller part that waits, and for her bowls to be stored. */
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
  const { accountId: keeperId } = people.amina;
  const kept = { id: idOf(46, 1), millId: companyId, keeperId, lotId: bowlsLotId, note: 'Until the rains, please.' };
  await insertAsk(db, kept, keeperId, now);
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

const [productId, packId] = [idOf(42, 1), idOf(43, 1)];
const priceKobo = 600_000;
const packGrams = 5000;

type Selling = { readonly number: number; readonly jobId: string; readonly packs: number; readonly soldOn: string };

const sell = (db: Db, { number, ...line }: Selling, now: Date) => {
  const sold = { companyId, packId, priceKobo, buyer: 'Hajiya Ladi, Sabon Gari', paid: 'cash' } as const;
  return insertSale(db, { ...sold, ...line, id: idOf(44, number) }, by, now);
};

type Buying = { readonly number: number; readonly tonnes: number; readonly happenedOn: string };

/** Maize at ₦450,000 a tonne. */
const buy = (db: Db, { number, tonnes, happenedOn }: Buying, now: Date) => {
  const bought = { companyId, who: 'Sani Lawal, Bichi', what: '', crop: 'Maize', paid: 'cash' } as const;
  const amounts = { grams: tonnes * 1_000_000, amountKobo: tonnes * 45_000_000, happenedOn };
  return insertMoney(db, { ...bought, ...amounts, id: idOf(45, number), kind: 'purchase' }, by, now);
};

/** Packs of five kilograms, and what they cost. */
const loadProduct = async (db: Db, now: Date): Promise<void> => {
  await insertProduct(db, { id: productId, companyId, name: 'Maize flour', crop: 'Maize' }, by, now);
  const pack = { id: packId, grams: packGrams, code: 'FL-5', gtin: '', priceKobo };
  await insertPack(db, { ...pack, productId, companyId }, by, now);
};

/** What the mill did in the two months before: bought, milled and sold, and took a fee for milling. */
const loadPast = async (db: Db, now: Date): Promise<void> => {
  const today = dayOf(now);
  for (const [number, tonnes, packs, daysAgo] of [
    [1, 4, 560, 70],
    [2, 3, 430, 40],
  ] as const) {
    // prettier-ignore
    const day = (later: number): string => addDays(today, later - daysAgo);
    await buy(db, { number, tonnes, happenedOn: day(-2) }, now);
    const jobId = await loadJob(db, number, tonnes, day(0), now);
    await endJob(db, jobId, tonnes, day(1), now);
    await takeOutput(db, jobId, 'Flour', packs * packGrams);
    await addStock(db, { packId, jobId, packs: 0 });
    await sell(db, { number, jobId, packs, soldOn: day(4) }, now);
    const fee = { companyId, who: 'Amina Yusuf', what: 'Milling of 400 kg', crop: '', grams: 0, paid: 'cash' } as const;
    const took = { amountKobo: 1_200_000, happenedOn: day(6) };
    await insertMoney(db, { ...fee, ...took, id: idOf(45, 10 + number), kind: 'fee-earned' }, by, now);
  }
};

/** In the demo alone: what Danjuma's mill is asked and does, up to this day. */
export const loadMillWork = async (db: Db, now: Date): Promise<void> => {
  const today = dayOf(now);
  await loadRequests(db, now);
  await loadProduct(db, now);
  await loadPast(db, now);
  await buy(db, { number: 3, tonnes: 6, happenedOn: addDays(today, -10) }, now);
  const first = await loadJob(db, 3, 3, addDays(today, -9), now);
  await endJob(db, first, 3, addDays(today, -7), now);
  const second = await loadJob(db, 4, 2, addDays(today, -4), now);
  await endJob(db, second, 2, addDays(today, -3), now);
  await loadJob(db, 5, 1, today, now);
  await addToCounter(db, 'processing.jobs', companyId, 5);
  await addToCounter(db, 'processing.ongoing', companyId, 1);
  await takeOutput(db, first, 'Flour', 200 * packGrams);
  await addStock(db, { packId, jobId: first, packs: 160 });
  await sell(db, { number: 3, jobId: first, packs: 40, soldOn: addDays(today, -1) }, now);
};
