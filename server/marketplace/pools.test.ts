import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  agreeToBid,
  answerDemand,
  listMatches,
  listShownLots,
  makeBid,
  readAnswer,
  readOwnDemand,
  showLot,
} from '@shuka/domain/marketplace';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import type { Browser } from '#world/browser.ts';
import { mill } from '#world/companies.ts';
import { loadDemand, termsDraft } from '#world/demands.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';
import { exportFor, eraseFor } from './own-data.ts';
import { recordDelivery, recordPayment, voidDelivery } from './record-delivery.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi, danjuma } = people;
const { companyId } = mill;
const now = () => house.clock.now();
const inDays = (days: number): string => addDays(dayOf(now()), days);

/** A session lasts a day: after the clock moved, they came anew. */
const anew = new Map<string, Browser>();
const as = (person: WorldPerson): Browser => anew.get(person.email) ?? house.as(person);

const answerId = newId();
let demandId = '';
let lots: { lotId: string; keeperId: string; grams: number }[] = [];

const asBuyer = async () => (await as(danjuma).call(readAnswer, { answerId })).body;
const clock = async () => (await asBuyer()).agreement?.clock;

/** What came of the lot at a place of the pool. */
const delivered = (place: number, grams: number, amountKobo: number, deliveredOn: string, id = newId()) =>
  inTransaction(house.pool, (db) =>
    recordDelivery(db, { id, answerId, lotId: lots[place]?.lotId ?? '', grams, amountKobo, deliveredOn }, now()),
  );

const paid = (amountKobo: number, paidOn: string, id = newId()) =>
  inTransaction(house.pool, (db) => recordPayment(db, { id, answerId, amountKobo, paidOn }, now()));

beforeAll(async () => {
  ({ id: demandId } = await loadDemand(house.pool, termsDraft(now(), { crop: 'Sorghum' }), {}, now()));
  const own = await lotOf(house, 100);
  const others = [await farmerWithLot(house, { kilograms: 200, crop: 'Sorghum', firstName: 'Ladi' })];
  others.push(await farmerWithLot(house, { kilograms: 400, crop: 'Sorghum', firstName: 'Talatu' }));
  lots = [
    { lotId: own.id, keeperId: own.keeperId, grams: 100_000 },
    ...others.map((one, place) => ({ ...one, grams: [200_000, 400_000][place] ?? 0 })),
  ];
});

describe('a pool of three farmers to one truckload', () => {
  test('is one answer; the buyer sees who speaks for them and not who they are', async () => {
    const bid = { koboPerKilogram: 33_333, grams: 700_000, day: inDays(4), note: '' };
    const input = { id: answerId, demandId, seenVersion: 1, lots, ...bid };
    expect((await as(chidi).call(answerDemand, input)).body).toMatchObject({ isPool: true, farmers: 3 });
    const read = await asBuyer();
    expect(read.bids[0]?.byName).toBe('Chidi Okafor');
    expect(read.lots.map(({ keeperName }) => keeperName)).toEqual(['', '', '']);
    const { body } = await as(danjuma).call(readOwnDemand, { companyId, demandId });
    expect(body.answers.items).toMatchObject([{ id: answerId, farmers: 3, turn: 'buyer' }]);
  });

  test('is agreed to the kobo: what falls to each is exact in sum, and each farmer reads their own', async () => {
    const counter = { id: newId(), answerId, seenNumber: 1, koboPerKilogram: 33_333, grams: 600_001, day: inDays(4) };
    await as(danjuma).call(makeBid, { ...counter, note: 'One truck holds no more.' });
    expect((await as(musa).call(agreeToBid, { id: newId(), answerId, seenNumber: 2 })).status).toBe(404);
    const { body } = await as(chidi).call(agreeToBid, { id: newId(), answerId, seenNumber: 2 });
    const { shares = [], totalKobo = 0, sellerName } = body.agreement ?? {};
    expect(sellerName).toBe('Chidi Okafor');
    expect(totalKobo).toBe(19_999_833); // 600.001 kg at ₦333.33
    expect(shares.reduce((sum, one) => sum + one.grams, 0)).toBe(600_001);
    expect(shares.reduce((sum, one) => sum + one.kobo, 0)).toBe(totalKobo);
    const grams = (lotId: string | undefined) => shares.find((one) => one.lotId === lotId)?.grams;
    expect(lots.map(({ lotId }) => grams(lotId))).toEqual([85_714, 171_429, 342_858]);
    const own = (await as(musa).call(readAnswer, { answerId })).body;
    expect([own.mySide, own.mayBid, own.lots.length]).toEqual([null, false, 1]);
    expect(own.agreement?.shares).toMatchObject([{ keeperName: 'Musa Ibrahim', grams: 85_714 }]);
    expect((await asBuyer()).agreement?.shares.map(({ keeperName }) => keeperName).sort()).toEqual([
      'Ladi Garba',
      'Musa Ibrahim',
      'Talatu Garba',
    ]);
  });
});

describe('what came and what was paid', () => {
  test('starts the clock of payment, which a void delivery and each payment move', async () => {
    const id = newId();
    await delivered(0, 85_714, 2_857_105, inDays(0), id);
    await delivered(0, 85_714, 2_857_105, inDays(0), id); // told twice, counted once
    expect(await clock()).toEqual({ state: 'due', dueOn: inDays(7), days: 7, owedKobo: 2_857_105 });
    const wrong = newId();
    await delivered(1, 999_000, 5_000_000, inDays(0), wrong);
    await inTransaction(house.pool, (db) => voidDelivery(db, wrong, now()));
    expect((await clock())?.owedKobo).toBe(2_857_105);
    await delivered(1, 171_429, 5_714_242, inDays(0));
    await paid(2_857_105, inDays(0));
    expect(await clock()).toEqual({ state: 'due', dueOn: inDays(7), days: 7, owedKobo: 5_714_242 });
    house.clock.move({ hours: 24 * 9 });
    for (const person of [musa, chidi, danjuma]) anew.set(person.email, await house.signIn(person));
    expect(await clock()).toEqual({ state: 'late', dueOn: inDays(-2), days: 2, owedKobo: 5_714_242 });
    await paid(5_714_242, inDays(0));
    expect((await clock())?.state).toBe('paid');
    await expect(house.pool.query('delete from marketplace.delivery')).rejects.toThrow('never changed');
    await expect(delivered(9, 1, 1, inDays(0))).rejects.toThrow('no-such-lot');
  });

  test('is the record of both: two of three delivered on the day, one of two paid on it', async () => {
    const read = await asBuyer();
    expect(read.sellerTrust).toEqual({ kept: 2, of: 3 });
    expect(read.buyerTrust).toEqual({ kept: 1, of: 2 });
    await delivered(2, 342_858, 11_428_486, inDays(0)); // five days late is a word not kept
    expect((await asBuyer()).sellerTrust).toEqual({ kept: 2, of: 3 });
  });
});

describe('lots on show to buyers', () => {
  test('match a demand best first, each with why, and never whose they are', async () => {
    const near = await farmerWithLot(house, { kilograms: 900, crop: 'Guinea corn', lga: 'Kumbotso', grade: 'grade-1' });
    const far = await farmerWithLot(house, { kilograms: 900, crop: 'Sorghum', lga: 'Tudun Wada' });
    const other = await farmerWithLot(house, { kilograms: 900, crop: 'Cowpea', lga: 'Kumbotso' });
    const ready = { isOpen: true, readyOn: inDays(1) };
    for (const one of [far, near, other, lots[2] ?? near])
      expect((await as(chidi).call(showLot, { ...one, ...ready, grams: undefined })).status).toBe(200);
    const { body } = await as(danjuma).call(listMatches, { companyId, demandId });
    expect(body.matches.map(({ lotId }) => lotId)).toEqual([near.lotId, far.lotId, lots[2]?.lotId].slice(0, 3));
    expect(body.matches[0]).toMatchObject({ kilometres: 0, isBetterGrade: true, fillsPercent: 3, trust: { of: 0 } });
    expect(JSON.stringify(body)).not.toContain(near.keeperId);
    await as(chidi).call(showLot, { ...near, isOpen: false, readyOn: inDays(1) });
    const left = (await as(danjuma).call(listMatches, { companyId, demandId })).body.matches;
    expect(left.map(({ lotId }) => lotId)).not.toContain(near.lotId);
    const shown = (await as(chidi).call(listShownLots, { keeperId: far.keeperId })).body.lots;
    expect(shown).toMatchObject([{ lotId: far.lotId, isOpen: true }]);
    expect((await exportFor(house.pool, far.keeperId))['shownLots']).toHaveLength(1);
    await eraseFor(house.pool, far.keeperId, now());
    expect((await as(danjuma).call(listMatches, { companyId, demandId })).body.matches).toHaveLength(1);
  });

  test('and what somebody promised are in what they may take along', async () => {
    const data = await exportFor(house.pool, musa.accountId);
    expect(data['answers']).toMatchObject([{ lotId: lots[0]?.lotId, agreedGrams: 85_714 }]);
    expect((await exportFor(house.pool, danjuma.accountId))['bids']).toHaveLength(1);
  });
});
