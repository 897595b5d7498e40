import { afterAll, expect, test } from 'vitest';
import { joinLots, listLots, splitLot, writeOffLot, type Lot } from '@shuka/domain/lots';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { joinDraft, splitDraft, writeOffDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi } = people;
const keeperId = musa.accountId;

const lots = async (): Promise<Lot[]> => (await house.as(musa).call(listLots, { keeperId, limit: '100' })).body.items;

/** Grams of all steps: what came in, what went, and what the lots still have. */
const balance = () =>
  row<{ came: number; went: number; left: number }>(
    house.pool,
    sql`select (select sum(in_grams)::bigint from lots.step) as came, (select sum(gone_grams)::bigint from lots.step) as went,
          (select sum(left_grams)::bigint from lots.lot) as left`,
  );

test('200 who take from one lot at once get exactly what is there, and the rest are told what is left', async () => {
  const lot = await lotOf(house, 1500);
  const before = await balance();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, place) =>
      place % 2 === 0
        ? house.as(musa).call(splitLot, splitDraft(lot, [20]))
        : house.as(chidi).call(writeOffLot, writeOffDraft(lot, 20)),
    ),
  );
  const done = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([done.length, refused.length]).toEqual([75, 125]);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['lot-closed']));
  expect((await lots()).find(({ id }) => id === lot.id)?.leftGrams).toBe(0);
  const after = await balance();
  expect(after?.came).toBe(before?.came);
  expect((after?.went ?? 0) + (after?.left ?? 0)).toBe(after?.came);
}, 240_000);

test('lots that are joined crosswise at once never wait for each other, and no gram is in two of them', async () => {
  const [one, other] = [await lotOf(house, 100), await lotOf(house, 100)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => {
      const [first, second] = place % 2 === 0 ? [one, other] : [other, one];
      const shares = [
        [first, 10],
        [second, 10],
      ] as const;
      return house.as(musa).call(joinLots, joinDraft(shares));
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  const sums = await balance();
  expect((sums?.went ?? 0) + (sums?.left ?? 0)).toBe(sums?.came);
});
