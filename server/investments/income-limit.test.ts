import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { run, sql } from '#kit/db.ts';
import { limitKobo, openBolaInvests } from '#world/bola-invests.ts';

/* How much of what they earn investors may put in. */

const bolaInvests = await openBolaInvests();
const { house, ofMusa, pledge, cancel } = bolaInvests;
afterAll(house.close);

beforeEach(async () => {
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
  await bolaInvests.beginAnew();
});

describe('a tenth of a retail investor’s yearly income', () => {
  test('may be put in within twelve months to the kobo, over all farms, and not a kobo more', async () => {
    expect((await pledge({ amountKobo: limitKobo - 1_000_000 })).status).toBe(201);
    expect((await pledge({ amountKobo: 1_000_001, offerId: ofMusa })).body.code).toBe('over-income-limit');
    expect((await pledge({ amountKobo: 1_000_000, offerId: ofMusa })).status).toBe(201);
    expect((await pledge({ amountKobo: 500_000 })).body.code).toBe('over-income-limit');
  });

  test('holds for pledges into several farms at the same moment', async () => {
    const half = { amountKobo: limitKobo / 2 };
    const asked = [1, 2, 3].flatMap(() => [pledge(half), pledge({ ...half, offerId: ofMusa })]);
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
  });

  test('is free again after a year, and after a pledge was taken back', async () => {
    const { body } = await pledge({ amountKobo: limitKobo });
    expect((await pledge()).body.code).toBe('over-income-limit');
    await cancel(body.id);
    const next = await pledge({ amountKobo: limitKobo });
    const { createdAt } = next.body;
    const aYearAgo = sql`update investments.holding
      set created_at = ${createdAt}::timestamptz - interval '1 year 1 minute' where id = ${next.body.id}`;
    await run(house.pool, aYearAgo);
    expect((await pledge()).status).toBe(201);
  });
});
