import { afterAll, describe, expect, test } from 'vitest';
import { addEntry, listEntries, mostKobo, readTotals, type EntryDraft } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { entryDraft } from '#world/entry-drafts.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, bola, ngozi } = people;
const [, ofMusa = ''] = farms.map(({ id }) => id);

const totalsOf = async (person: typeof amina | typeof musa) => (await house.as(person).call(readTotals, {})).body;

describe('writing into a book does', () => {
  test('answers the entry, which stands in the list and in the totals', async () => {
    const before = await totalsOf(amina);
    const draft = entryDraft();
    const { status, body } = await house.as(amina).call(addEntry, draft);
    const made = {
      reportId: null,
      corrects: null,
      isCancelled: false,
      createdAt: expect.stringMatching(/^2026-06-01T/),
    };
    expect(status).toBe(201);
    expect(body).toEqual({ ...draft, ...made });
    const { body: listed } = await house.as(amina).call(listEntries, { limit: '1' });
    expect(listed.items).toEqual([{ ...body, isCorrected: false }]);
    const after = await totalsOf(amina);
    expect(after.expenseKobo - before.expenseKobo).toBe(2_500_000);
    expect(before.netProfitKobo - after.netProfitKobo).toBe(2_500_000);
  });

  test('happens once, however often it is sent', async () => {
    const draft = entryDraft();
    const before = await totalsOf(amina);
    const first = await house.as(amina).call(addEntry, draft);
    const again = await house.as(amina).call(addEntry, draft);
    expect(again.body).toEqual(first.body);
    expect((await totalsOf(amina)).expenseKobo - before.expenseKobo).toBe(2_500_000);
    expect((await house.as(amina).call(addEntry, { ...draft, amountKobo: 1 })).body.code).toBe('same-id-other-body');
  });

  test('for a farmer in one’s care puts the entry into her book', async () => {
    const { status, body } = await house.as(chidi).call(addEntry, entryDraft({ farmId: null }));
    expect([status, body.keeperId]).toEqual([201, amina.accountId]);
  });

  test('takes what is odd: a trillion naira is asked back on the phone, not refused', async () => {
    const { status } = await house.as(musa).call(
      addEntry,
      entryDraft({
        keeperId: musa.accountId,
        farmId: ofMusa,
        kind: 'income',
        category: 'produce-sale',
        amountKobo: 1e14,
      }),
    );
    expect(status).toBe(201);
  });
});

describe('writing into a book refuses', () => {
  test.each([
    ['a category of the other kind', { kind: 'income' }, 'category', 'finance.categoryRequired'],
    ['a day to come', { happenedOn: '2026-06-02' }, 'happenedOn', 'finance.dayAhead'],
    ['a day of no calendar', { happenedOn: '2026-02-30' }, 'happenedOn', 'finance.dayRequired'],
    ['a season without its farm', { farmId: null, seasonId: newId() }, 'farmId', 'finance.farmOfSeason'],
    ['a farm of someone else', { farmId: ofMusa }, 'farmId', 'finance.farmNotThere'],
    ['a farm that is not there', { farmId: newId() }, 'farmId', 'finance.farmNotThere'],
    ['a season that is not there', { seasonId: newId() }, 'seasonId', 'finance.seasonNotThere'],
    ['nothing', { amountKobo: 0 }, 'amountKobo', 'finance.amountRequired'],
    ['less than nothing', { amountKobo: -1 }, 'amountKobo', 'finance.amountRequired'],
    ['half a kobo', { amountKobo: 0.5 }, 'amountKobo', 'finance.amountRequired'],
    ['more than can be counted', { amountKobo: mostKobo + 1 }, 'amountKobo', 'finance.amountTooLarge'],
  ])('%s, beside the field', async (_what, change, field, says) => {
    const { status, body } = await house.as(amina).call(addEntry, entryDraft(change as Partial<EntryDraft>));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('what would take the sum of a book past what can be counted', async () => {
    const sale = { keeperId: musa.accountId, farmId: null, kind: 'income', category: 'produce-sale' } as const;
    const { incomeKobo } = await totalsOf(musa);
    await house.as(musa).call(addEntry, entryDraft({ ...sale, amountKobo: mostKobo - incomeKobo - 5 }));
    const { status, body } = await house.as(musa).call(addEntry, entryDraft({ ...sale, amountKobo: 6 }));
    expect([status, body.code]).toEqual([409, 'book-too-large']);
    expect((await house.as(musa).call(addEntry, entryDraft({ ...sale, amountKobo: 5 }))).status).toBe(201);
    expect((await totalsOf(musa)).incomeKobo).toBe(mostKobo);
  });

  test('everyone but the farmer and who looks after her', async () => {
    const tried = [musa, halima, bola, ngozi].map((person) => house.as(person).call(addEntry, entryDraft()));
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([404, 404, 403, 403]);
  });

  test('the database itself refuses to change an entry, or to lose one', async () => {
    const draft = entryDraft();
    await house.as(amina).call(addEntry, draft);
    const changes = [
      sql`update finance.entry set amount_kobo = 1 where id = ${draft.id}`,
      sql`delete from finance.entry where id = ${draft.id}`,
      sql`truncate finance.entry cascade`,
    ];
    for (const change of changes) await expect(run(house.pool, change)).rejects.toThrow(/never changed or removed/);
  });
});
