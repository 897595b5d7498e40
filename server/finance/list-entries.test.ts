import { afterAll, describe, expect, test } from 'vitest';
import { listEntries, readTotals, type BookFilter, type Entry } from '@shuka/domain/finance';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { seasons } from '#world/seasons.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;

type Asker = typeof amina | typeof chidi;

const allOf = async (person: Asker, filter: object = {}, limit = '7', after?: string): Promise<Entry[]> => {
  const { body } = await house.as(person).call(listEntries, { ...filter, limit, ...(after && { after }) });
  return body.next === null ? body.items : [...body.items, ...(await allOf(person, filter, limit, body.next))];
};

describe('the entries of a book', () => {
  test('come page by page, each once, those written last first', async () => {
    const found = await allOf(amina);
    expect(found.length).toBeGreaterThan(14);
    expect(found.map(({ id }) => id)).toEqual([...new Set(found.map(({ id }) => id))].sort().reverse());
    expect(found).toEqual(await allOf(amina, {}, '100'));
  });

  test.each([
    ['income', { kind: 'income' }, ({ kind }: Entry) => kind === 'income'],
    ['a season', { seasonId: seasons[0]?.id }, ({ seasonId }: Entry) => seasonId === seasons[0]?.id],
    ['a farm', { farmId: farms[0]?.id }, ({ farmId }: Entry) => farmId === farms[0]?.id],
    ['a day and after', { from: '2026-04-01' }, ({ happenedOn }: Entry) => happenedOn >= '2026-04-01'],
    ['until a day', { to: '2026-01-01' } as BookFilter, ({ happenedOn }: Entry) => happenedOn <= '2026-01-01'],
  ])('can be narrowed to %s', async (_what, filter, fits) => {
    const found = await allOf(amina, filter);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual((await allOf(amina)).filter(fits));
  });

  test('are for the farmer and who looks after them', async () => {
    const ofMusa = { keeperId: musa.accountId };
    expect((await allOf(chidi, ofMusa)).every(({ keeperId }) => keeperId === musa.accountId)).toBe(true);
    const asked = [halima, amina, ngozi].map((person) => house.as(person).call(listEntries, ofMusa));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 403]);
    expect((await house.as(chidi).call(listEntries, {})).status).toBe(404);
  });

  test('refuse a cursor we never made', async () => {
    expect((await house.as(amina).call(listEntries, { after: 'bm8' })).body.errors?.[0]?.says).toBe('field.cursor');
  });
});

test('the totals kept with each write are the sums of what stands', async () => {
  for (const person of [amina, musa]) {
    const { body } = await house.as(chidi).call(listEntries, { keeperId: person.accountId, limit: '100' });
    const standing = body.items.filter(({ isCorrected, isCancelled }) => !isCorrected && !isCancelled);
    const sum = (kind: string) =>
      standing.filter((one) => one.kind === kind).reduce((total, { amountKobo }) => total + amountKobo, 0);
    const { body: totals } = await house.as(person).call(readTotals, {});
    expect(totals).toEqual({
      incomeKobo: sum('income'),
      expenseKobo: sum('expense'),
      netProfitKobo: sum('income') - sum('expense'),
    });
  }
});
