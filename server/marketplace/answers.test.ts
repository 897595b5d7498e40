import { afterAll, describe, expect, test } from 'vitest';
import {
  agreeToBid,
  answerDemand,
  closeDemand,
  endAnswer,
  listAnswers,
  listFittingLots,
  makeBid,
  readAnswer,
  reviseDemand,
} from '@shuka/domain/marketplace';
import { splitLot, writeOffLot } from '@shuka/domain/lots';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { demandsIn } from '#world/demand-hands.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { splitDraft, writeOffDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi, danjuma, amina, halima } = people;
const { companyId } = mill;
const now = () => house.clock.now();
const inDays = (days: number): string => addDays(dayOf(now()), days);
const { terms, posted } = demandsIn(house);

const bid = (change: object = {}) => ({
  koboPerKilogram: 44_000,
  grams: 500_000,
  day: inDays(3),
  note: '',
  ...change,
});

const seen = { seenVersion: 1 };

/** Musa's lot of so many kilograms. */
const musasLot = async (kilograms = 500) => {
  const lot = await lotOf(house, kilograms);
  return { lotId: lot.id, keeperId: lot.keeperId, grams: kilograms * 1000 };
};

/** Musa's answer to a demand, with a lot of his own. */
const answered = async (change: object = {}) => {
  const demand = await posted();
  const lot = await musasLot();
  const input = { id: newId(), demandId: demand.id, ...seen, lots: [lot], ...bid(), ...change };
  const { status, body } = await house.as(musa).call(answerDemand, input);
  return { demand, lot, status, body, answerId: input.id };
};

describe('an answer with a lot', () => {
  test('says what fits and why, before and after a part of it is promised', async () => {
    const { keeperId, lotId } = await farmerWithLot(house, { kilograms: 800, crop: 'Dawa', grade: 'grade-2' });
    const demand = await posted({ leastGrade: 'grade-3' });
    const fitting = async () =>
      (await house.as(chidi).call(listFittingLots, { demandId: demand.id })).body.lots.find(
        (one) => one.lotId === lotId,
      );
    expect(await fitting()).toMatchObject({
      keeperName: 'Sule Garba',
      lga: 'Bichi',
      freeGrams: 800_000,
      from: 'lga',
      grade: 'grade-2',
      isBetterGrade: true,
      fillsPercent: 2,
      readyDaysLater: 0,
      trust: { kept: 0, of: 0 },
    });
    expect((await fitting())?.kilometres).toBe(47);
    const lots = [{ lotId, keeperId, grams: 300_000 }];
    const input = { id: newId(), demandId: demand.id, ...seen, lots, ...bid({ grams: 300_000 }) };
    expect((await house.as(chidi).call(answerDemand, input)).status).toBe(201);
    expect((await fitting())?.freeGrams).toBe(500_000);
  });

  test('is bargained in turns, agreed as it was read, and never changed after', async () => {
    const { demand, answerId, status, body, lot } = await answered();
    expect([status, body.turn, body.mySide, body.mayBid]).toEqual([201, 'buyer', 'seller', false]);
    const mills = (await house.as(danjuma).call(readAnswer, { answerId })).body;
    expect(mills.lots).toMatchObject([{ keeperId: null, keeperName: '', lga: 'Soba', grams: 500_000 }]);
    expect(JSON.stringify(mills)).not.toMatch(/Musa|Ibrahim/);
    const own = { id: newId(), answerId, seenNumber: 1, ...bid({ koboPerKilogram: 50_000 }) };
    expect((await house.as(musa).call(makeBid, own)).body.code).toBe('not-your-turn');
    const counter = { ...own, id: newId(), ...bid({ koboPerKilogram: 42_500, grams: 400_000 }) };
    expect((await house.as(danjuma).call(makeBid, counter)).body).toMatchObject({ turn: 'seller', bids: [{}, {}] });
    const old = await house.as(musa).call(agreeToBid, { id: newId(), answerId, seenNumber: 1 });
    expect(old.body.code).toBe('bid-changed');
    const agreed = await house.as(musa).call(agreeToBid, { id: newId(), answerId, seenNumber: 2 });
    expect(agreed.status).toBe(201);
    expect(agreed.body.agreement).toMatchObject({
      companyName: 'Danjuma Mills',
      sellerName: 'Musa Ibrahim',
      koboPerKilogram: 42_500,
      grams: 400_000,
      totalKobo: 17_000_000,
      payWithinDays: 7,
      textVersion: 1,
      clock: { state: 'not-delivered' },
    });
    const dearer = { id: newId(), companyId, demandId: demand.id, ...seen, ...terms({ koboPerKilogram: 1 }) };
    await house.as(danjuma).call(reviseDemand, dearer);
    const cheaper = { ...counter, id: newId(), seenNumber: 2, koboPerKilogram: 1 };
    expect((await house.as(danjuma).call(makeBid, cheaper)).body.code).toBe('agreed-already');
    const after = (await house.as(danjuma).call(readAnswer, { answerId })).body;
    expect(after.agreement).toMatchObject({ koboPerKilogram: 42_500, demandVersion: 1, sellerName: 'Musa Ibrahim' });
    for (const words of ['update marketplace.agreement set kobo_per_kilogram = 1', 'delete from marketplace.bid'])
      await expect(house.pool.query(words)).rejects.toThrow('never changed');
    expect(lot.grams - 400_000).toBe(100_000); // which is free again: see the next test
    expect((await house.as(musa).call(listAnswers, {})).body.items[0]).toMatchObject({ id: answerId, state: 'agreed' });
  });

  test('holds its produce: it becomes no other lot, what is free may, and what went is written down all the same', async () => {
    const { lot, answerId } = await answered();
    const held = { id: lot.lotId, keeperId: lot.keeperId };
    const split = await house.as(musa).call(splitLot, splitDraft(held, [100]));
    expect([split.status, split.body.code]).toEqual([409, 'lot-promised']);
    expect((await house.as(musa).call(writeOffLot, writeOffDraft(held, 100))).status).toBe(201);
    const ended = { id: newId(), answerId, reason: 'Pests came.' };
    expect((await house.as(musa).call(endAnswer, ended)).body).toMatchObject({ state: 'withdrawn', turn: null });
    expect((await house.as(musa).call(splitLot, splitDraft(held, [100]))).status).toBe(201);
  });

  test('is refused for a lot of somebody else’s, of another crop or a lesser grade, more than it holds, or old terms', async () => {
    const demand = await posted({ leastGrade: 'grade-1' });
    const maize = await farmerWithLot(house, { kilograms: 100, managerId: halima.accountId, crop: 'Sorghum' });
    const good = await farmerWithLot(house, { kilograms: 100, crop: 'Sorghum', grade: 'grade-1' });
    const poor = await farmerWithLot(house, { kilograms: 100, crop: 'Sorghum' });
    const other = await farmerWithLot(house, { kilograms: 100, crop: 'Millet', grade: 'grade-1' });
    const said = async (lot: { lotId: string; keeperId: string }, change: object = {}) => {
      const lots = [{ lotId: lot.lotId, keeperId: lot.keeperId, grams: 100_000 }];
      const input = { id: newId(), demandId: demand.id, ...seen, lots, ...bid({ grams: 100_000 }), ...change };
      const { body } = await house.as(chidi).call(answerDemand, input);
      return body.errors?.[0]?.field ?? body.code;
    };
    expect(await said(maize)).toBe('no-such-lot');
    expect(await said({ ...good, keeperId: amina.accountId })).toBe('no-such-lot');
    expect([await said(poor), await said(other)]).toEqual(['lots', 'lots']);
    expect(await said(good, { grams: 100_001 })).toBe('grams');
    expect(await said(good, { day: inDays(91) })).toBe('day');
    const twice = [0, 1].map(() => ({ lotId: good.lotId, keeperId: good.keeperId, grams: 1000 }));
    expect(await said(good, { lots: twice })).toBe('lots');
    expect(await said(good, { seenVersion: 2 })).toBe('terms-changed');
    expect(await said(good)).toBe(undefined);
    expect(await said(good)).toBe('lot-promised');
  });

  test('of a demand that is closed ends with its reason, and its lots are free', async () => {
    const { demand, lot, answerId } = await answered();
    const closing = { id: newId(), companyId, demandId: demand.id, reason: 'The silo is full.' };
    expect((await house.as(danjuma).call(closeDemand, closing)).status).toBe(200);
    const read = (await house.as(musa).call(readAnswer, { answerId })).body;
    expect(read).toMatchObject({ state: 'refused', endReason: 'The silo is full.' });
    const input = { id: newId(), demandId: (await posted()).id, ...seen, lots: [lot], ...bid() };
    expect((await house.as(musa).call(answerDemand, input)).status).toBe(201);
    const closed = { ...input, id: newId(), demandId: demand.id };
    expect((await house.as(musa).call(answerDemand, closed)).body.code).toBe('demand-over');
  });
});
