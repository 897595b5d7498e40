import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostSteps, moveLot, splitLot } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { addToCounter } from '#kit/counter.ts';
import { inTransaction, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { moveDraft, splitDraft } from '#world/lot-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';

/* What no program can do to lots, this one included: the tables see to it themselves. */

const house = await openHouse();
afterAll(house.close);

const { musa } = people;
let lot: Awaited<ReturnType<typeof lotOf>>;

beforeAll(async () => {
  lot = await lotOf(house, 100);
  await house.as(musa).call(splitLot, splitDraft(lot, [30]));
});

describe('the tables of lots', () => {
  test.each([
    ['a step is changed', `update lots.step set note = 'x'`, 'never changed or removed'],
    ['a step is removed', 'delete from lots.step', 'never changed or removed'],
    ['a line is changed', 'update lots.line set grams = 1', 'never changed or removed'],
    ['a line is removed', 'delete from lots.line', 'never changed or removed'],
    ['a lot is removed', 'delete from lots.lot', 'never changed or removed'],
    ['a lot comes from elsewhere', `update lots.lot set crop = 'Gold'`, 'never changed or removed'],
    ['a lot weighs more than it did', 'update lots.lot set left_grams = born_grams', 'never changed or removed'],
    ['all is forgotten', 'truncate lots.step cascade', 'never changed or removed'],
  ])('do not let that be: %s', async (_what, words, says) => {
    await expect(house.pool.query(words)).rejects.toThrow(says);
  });

  const step = (id: string, inGrams: number) =>
    sql`insert into lots.step (id, keeper_id, kind, happened_on, takes, gives, gone, in_grams, gone_grams, note,
          recorded_by, created_at)
        values (${id}, ${lot.keeperId}, 'gone', '2026-05-31', '[]', '[]', '{}', ${inGrams}, 0, '', ${lot.keeperId}, now())`;

  test('do not take a step whose lines are not what came in less what went', async () => {
    await expect(inTransaction(house.pool, (db) => run(db, step(newId(), 5)))).rejects.toThrow('does not balance');
    const id = newId();
    const taking = inTransaction(house.pool, async (db) => {
      await run(db, step(id, 0));
      await run(db, sql`insert into lots.line (step_id, lot_id, grams) values (${id}, ${lot.id}, -1)`);
    });
    await expect(taking).rejects.toThrow('does not balance');
  });

  test('do not give out more than is left, whatever a program thought', async () => {
    const id = newId();
    const taking = inTransaction(house.pool, async (db) => {
      await run(db, step(id, -70_001));
      await run(db, sql`insert into lots.line (step_id, lot_id, grams) values (${id}, ${lot.id}, -70001)`);
    });
    await expect(taking).rejects.toThrow('lot_not_overdrawn');
  });
});

test('a keeper with as many steps as a phone can hold makes no more', async () => {
  await addToCounter(house.pool, 'lots.steps', lot.keeperId, mostSteps);
  expect((await house.as(musa).call(moveLot, moveDraft(lot, 'Kano'))).body.code).toBe('too-many-steps');
});
