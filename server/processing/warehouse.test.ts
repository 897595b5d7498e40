import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAccount, readMyData } from '@shuka/domain/accounts';
import { joinLots, listLots, moveLot, splitLot, storeHarvest, takeBackStep, writeOffLot } from '@shuka/domain/lots';
import {
  askStorage,
  endStorage,
  giveBackReceipt,
  issueReceipt,
  listOwnReceipts,
  listStorageAsked,
  listStorageAsks,
  listStored,
  readReceipt,
  refuseStorage,
  startJob,
  withdrawStorage,
  type StorageTerms,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction } from '#kit/db.ts';
import { promiseLots } from '#lots';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { joinDraft, moveDraft, splitDraft, storeDraft, takeBackDraft, writeOffDraft } from '#world/lot-drafts.ts';
import { jobDraft } from '#world/mill-drafts.ts';
import { acceptedRequest, todayOf } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { broughtIn, lotOf } from '#world/stored.ts';
import { someAsk, someReceipt, storageTerms } from '#world/warehouse-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, danjuma } = people;
const { companyId } = mill;
const keeperId = musa.accountId;
const today = todayOf(house);
let zainab: WorldPerson;
let emeka: WorldPerson;

beforeAll(async () => {
  zainab = await someStaffer(house, 'clerk');
  emeka = await someStaffer(house, 'buyer');
});

const ask = (lotId: string, millId: string = companyId) =>
  house.as(musa).call(askStorage, { id: newId(), keeperId, millId, lotId, note: 'For the lean season.' });
const issue = (askId: string, change: Partial<StorageTerms> = {}, by: WorldPerson = zainab) =>
  house.as(by).call(issueReceipt, { ...storageTerms(today, change), id: newId(), companyId, askId });
const lotNow = async (lotId: string) =>
  (await house.as(musa).call(listLots, { keeperId, limit: '100' })).body.items.find(({ id }) => id === lotId);

describe('a lot in a warehouse', () => {
  test('is asked for by its farmer, weighed by the mill, and has a numbered receipt', async () => {
    const lot = await lotOf(house, 100);
    const asked = (await ask(lot.id)).body;
    expect(asked).toMatchObject({
      millName: 'Danjuma Mills',
      keeperName: 'Musa Ibrahim',
      crop: 'Sorghum',
      leftGrams: 1e5,
    });
    expect((await ask(lot.id)).body.code).toBe('asked-already');
    const waiting = (await house.as(emeka).call(listStorageAsks, { companyId })).body.items;
    expect(waiting.map(({ id }) => id)).toContain(asked.id);
    expect((await issue(asked.id, {}, emeka)).status, 'a buyer does not take goods in').toBe(404);
    const { status, body } = await issue(asked.id, { netGrams: 98_500 });
    expect([status, body.state, body.paper.kind, body.paper.isPractice]).toEqual([201, 'outstanding', 'receipt', true]);
    expect(body).toMatchObject({ holderName: 'Musa Ibrahim', claim: null, owedKobo: 150_000 + 1182 });
    expect(body.paper).toMatchObject({ lotId: lot.id, crop: 'Sorghum', netGrams: 98_500, grade: 'grade-1' });
    expect(body.paper.tests[0]?.verdict).toBe('within');
    expect(await lotNow(lot.id)).toMatchObject({ leftGrams: 98_500, standsAt: 'Danjuma Mills, store 2, Sharada' });
    expect((await issue(asked.id)).body.code).toBe('ask-answered');
    const again = await lotOf(house, 100);
    expect((await issue(await someAsk(house, again))).body.paper.number).toBe(body.paper.number + 1);
    const mine = (await house.as(musa).call(listStorageAsked, { keeperId })).body.items;
    expect(mine.find(({ id }) => id === asked.id)?.state).toBe('stored');
    const stored = (await house.as(emeka).call(listStored, { companyId, limit: '1' })).body.items;
    expect(stored.map(({ paper }) => paper.lotId)).toEqual([again.id]);
    const own = (await house.as(musa).call(listOwnReceipts, { keeperId })).body.items;
    expect(own.map(({ id }) => id)).toContain(body.id);
    expect(
      (await house.as(emeka).call(readReceipt, { receiptId: body.id })).body.history.map(({ kind }) => kind),
    ).toEqual(['issued']);
  });

  test('is split, joined, moved, written off, sold or worked by nobody while it stands there', async () => {
    const accepted = await acceptedRequest(house);
    const lot = await lotOf(house, 100);
    const other = await lotOf(house, 100);
    await house.pool.query('update processing.request set lot_id = $1 where id = $2', [lot.id, accepted.id]);
    await someReceipt(house, lot);
    const as = house.as(musa);
    const tries = await Promise.all([
      as.call(splitLot, splitDraft(lot, [10])),
      as.call(
        joinLots,
        joinDraft([
          [lot, 10],
          [other, 10],
        ]),
      ),
      as.call(moveLot, moveDraft(lot, 'Kano')),
      as.call(writeOffLot, writeOffDraft(lot, 10)),
      as.call(takeBackStep, takeBackDraft({ id: lot.stepId, keeperId })),
      ask(lot.id),
      house.as(danjuma).call(startJob, jobDraft(today, { requestId: accepted.id })),
    ]);
    expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [409, 'lot-stored']));
    const selling = inTransaction(house.pool, (db) =>
      promiseLots(db, newId(), [{ lotId: lot.id, keeperId, grams: 1000 }], house.clock.now()),
    );
    await expect(selling).rejects.toThrow('lot-stored');
  });

  test('comes whole, and not more of it than there is, and not what is promised to a buyer', async () => {
    const lot = await lotOf(house, 100);
    const askId = await someAsk(house, lot);
    const more = await issue(askId, { netGrams: 100_001 });
    expect(more.body.code).toBe('not-enough-left');
    expect(more.text).toContain('100 kg');
    await inTransaction(house.pool, (db) =>
      promiseLots(db, newId(), [{ lotId: lot.id, keeperId, grams: 40_000 }], house.clock.now()),
    );
    expect((await issue(askId)).body.code).toBe('lot-promised');
  });

  test('is refused with a reason, or asked for no more by its farmer', async () => {
    const lot = await lotOf(house, 100);
    const { body: first } = await ask(lot.id);
    const refused = await house
      .as(zainab)
      .call(refuseStorage, { companyId, askId: first.id, reason: 'It is too wet.' });
    expect(refused.body).toMatchObject({ state: 'refused', reason: 'It is too wet.' });
    const { body: second } = await ask(lot.id);
    const taken = await house.as(musa).call(withdrawStorage, { keeperId, askId: second.id });
    expect(taken.body.state).toBe('withdrawn');
    expect((await issue(second.id)).body.code).toBe('ask-answered');
    expect((await house.as(musa).call(withdrawStorage, { keeperId, askId: first.id })).body.code).toBe('ask-answered');
    expect((await ask(newId())).body.code).toBe('no-such-lot');
    expect((await ask(lot.id, newId())).body.code).toBe('no-such-mill');
  });

  test.each([
    ['no weight', { netGrams: 0 }, 'netGrams', 'lots.gramsRequired'],
    ['no test', { tests: [] }, 'tests', 'storage.testRequired'],
    ['moisture of 140 %', { value: 140 }, 'tests.0.value', 'processing.moistureTooHigh'],
    ['moisture above the limit', { value: 15.2 }, 'tests.0.value', 'storage.aboveLimit'],
    ['a test of tomorrow', { testedOn: '2099-01-01' }, 'tests.0.testedOn', 'processing.dayAhead'],
    ['a last day that is over', { expiresOn: '2026-05-01' }, 'expiresOn', 'storage.expiresPast'],
    ['a last day in three years', { expiresOn: '2029-05-01' }, 'expiresOn', 'storage.expiresFar'],
    ['insurance that is over', { until: '2026-01-01' }, 'insurance.until', 'storage.insuranceOver'],
    ['no terms', { terms: ' ' }, 'terms', 'storage.termsRequired'],
  ])(
    'has no receipt with %s',
    async (_what, { value, testedOn, until, ...change }: Record<string, unknown>, field, says) => {
      const usual = storageTerms(today);
      const tests = [
        {
          ...usual.tests[0],
          ...(value === undefined ? {} : { value }),
          ...(testedOn === undefined ? {} : { testedOn }),
        },
      ];
      const insurance = until === undefined ? usual.insurance : { ...usual.insurance, until };
      const lot = await lotOf(house, 100);
      const input = { ...usual, tests, insurance, ...change, id: newId(), companyId, askId: await someAsk(house, lot) };
      expect((await house.as(zainab).call(issueReceipt, input)).body.errors).toEqual([{ field, says }]);
    },
  );
});

test('a farmer’s data names what stands in warehouses, and the account is not closed before it is out', async () => {
  const draft = storeDraft(await broughtIn(house, 100), 100);
  await house.as(musa).call(storeHarvest, draft);
  const { id } = await someReceipt(house, { id: draft.lot.id, keeperId });
  const { body } = await house.as(musa).call(readMyData, {});
  expect(JSON.stringify(body)).toContain(id);
  const closed = await house.as(musa).call(closeAccount, { password: musa.password });
  expect(closed.body.code).toBe('other-duties');
  await house.as(musa).call(giveBackReceipt, { receiptId: id, password: musa.password });
  await house.as(zainab).call(endStorage, { receiptId: id, how: 'delivered', said: 'Musa took it.' });
  expect((await house.as(amina).call(readReceipt, { receiptId: id })).status).toBe(404);
});
