import { afterAll, describe, expect, test } from 'vitest';
import { addEntry, correctEntry, listEntries, readTotals, type EntryDraft } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { insertEntry } from './insert-entry.ts';
import { findStandingOfReport } from './store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);

const draftOf = (change: Partial<EntryDraft> = {}): EntryDraft => ({
  id: newId(),
  keeperId: amina.accountId,
  farmId: ofAmina,
  seasonId: null,
  kind: 'expense',
  category: 'fertiliser',
  description: 'NPK, 4 bags',
  amountKobo: 20_800_000,
  happenedOn: '2026-05-20',
  ...change,
});

const written = async (change: Partial<EntryDraft> = {}): Promise<EntryDraft> => {
  const draft = draftOf(change);
  await house.as(amina).call(addEntry, draft);
  return draft;
};

const correction = (of: EntryDraft, change: Partial<EntryDraft> = {}, isCancelled = false) => ({
  ...of,
  id: newId(),
  entryId: of.id,
  isCancelled,
  ...change,
});

const totals = async () => (await house.as(amina).call(readTotals, {})).body;

const listed = async (ids: readonly string[]) => {
  const { body } = await house.as(amina).call(listEntries, { limit: '100' });
  return ids.map((id) => body.items.find((one) => one.id === id));
};

describe('a correction', () => {
  test('is an entry of its own; the first one stays, says it is corrected, and counts no more', async () => {
    const before = await totals();
    const first = await written();
    const input = correction(first, { amountKobo: 15_600_000, description: 'NPK, 3 bags' });
    const { status, body } = await house.as(amina).call(correctEntry, input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ corrects: first.id, isCancelled: false, amountKobo: 15_600_000 });
    const [old, now] = await listed([first.id, body.id]);
    expect([old?.isCorrected, old?.amountKobo, now?.isCorrected]).toEqual([true, 20_800_000, false]);
    expect((await totals()).expenseKobo - before.expenseKobo).toBe(15_600_000);
  });

  test('may make income of an expense, and both totals follow', async () => {
    const before = await totals();
    const first = await written();
    await house.as(amina).call(correctEntry, correction(first, { kind: 'income', category: 'subsidy' }));
    const after = await totals();
    expect(after.expenseKobo).toBe(before.expenseKobo);
    expect(after.incomeKobo - before.incomeKobo).toBe(20_800_000);
  });

  test('may be corrected again', async () => {
    const before = await totals();
    const first = await written();
    const second = correction(first, { amountKobo: 1_000 });
    await house.as(amina).call(correctEntry, second);
    const { entryId: _, isCancelled: _is, ...asEntry } = second;
    await house.as(amina).call(correctEntry, correction(asEntry, { amountKobo: 2_000 }));
    expect((await totals()).expenseKobo - before.expenseKobo).toBe(2_000);
  });

  test('that cancels says again what it cancels, and takes it out of the totals', async () => {
    const before = await totals();
    const first = await written();
    const lie = correction(first, { amountKobo: 7, description: 'Something else' }, true);
    const { body } = await house.as(amina).call(correctEntry, lie);
    expect(body).toMatchObject({ isCancelled: true, amountKobo: 20_800_000, description: 'NPK, 4 bags' });
    expect(await totals()).toEqual(before);
  });

  test('by the manager of the farmer is hers', async () => {
    const first = await written();
    const { status, body } = await house.as(chidi).call(correctEntry, correction(first, { amountKobo: 5 }));
    expect([status, body.keeperId]).toEqual([201, amina.accountId]);
  });

  test('of what a report wrote keeps the report’s name', async () => {
    const reportId = newId();
    const born = { corrects: null, isCancelled: false, createdAt: house.clock.now().toISOString() };
    const first = { ...draftOf(), ...born, reportId };
    await insertEntry(house.pool, first);
    const { body } = await house.as(amina).call(correctEntry, correction(draftOf({ id: first.id }), { amountKobo: 9 }));
    expect(body.reportId).toBe(reportId);
    expect(await findStandingOfReport(house.pool, reportId)).toEqual([body]);
  });
});

describe('a correction is refused', () => {
  test('where another came first, also at the same moment', async () => {
    const first = await written();
    const inputs = [1, 2, 3].map((amountKobo) => correction(first, { amountKobo }));
    const answers = await Promise.all(inputs.map((input) => house.as(amina).call(correctEntry, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'corrected-already',
      'corrected-already',
    ]);
  });

  test('where another phone came first: it waits there to be looked at', async () => {
    const first = await written();
    const ofFarmer = await openPhone(house, amina);
    const ofManager = await openPhone(house, chidi);
    const act = (amountKobo: number) => ['finance.correctEntry', correction(first, { amountKobo })] as const;
    expect((await ofFarmer.push(ofFarmer.number([act(1)]))).body.issues).toEqual([]);
    const { body } = await ofManager.push(ofManager.number([act(2)]));
    expect(body.issues).toMatchObject([{ code: 'corrected-already' }]);
  });

  test('of a book that is not hers, or of an entry that is not there', async () => {
    const first = await written();
    const tries = [
      house.as(musa).call(correctEntry, correction(first)),
      house.as(halima).call(correctEntry, correction(first)),
      house.as(chidi).call(correctEntry, correction(first, { keeperId: musa.accountId, farmId: ofMusa })),
      house.as(amina).call(correctEntry, { ...correction(first), entryId: newId() }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('with a farm that is not the keeper’s, beside the field', async () => {
    const first = await written();
    const { body } = await house.as(amina).call(correctEntry, correction(first, { farmId: ofMusa }));
    expect(body.errors).toEqual([{ field: 'farmId', says: 'finance.farmNotThere' }]);
  });
});
