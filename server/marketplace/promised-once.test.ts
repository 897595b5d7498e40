import { afterAll, expect, test } from 'vitest';
import { answerDemand } from '@shuka/domain/marketplace';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { loadDemand, termsDraft } from '#world/demands.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi } = people;

test('of 200 who promise the same lot at once to ten buyers one wins, and the others are told', async () => {
  const lot = await lotOf(house, 500);
  const now = house.clock.now();
  const demands = await Promise.all(
    Array.from({ length: 10 }, () => loadDemand(house.pool, termsDraft(now, { crop: 'Sorghum' }), {}, now)),
  );
  const lots = [{ lotId: lot.id, keeperId: lot.keeperId, grams: 300_000 }];
  const bid = { koboPerKilogram: 44_000, grams: 300_000, day: addDays(dayOf(now), 2), note: '' };
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, place) => {
      const input = { id: newId(), demandId: demands[place % 10]?.id ?? '', seenVersion: 1, lots, ...bid };
      return house.as(place % 2 === 0 ? musa : chidi).call(answerDemand, input);
    }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['lot-promised']));
  const promised = await row(
    house.pool,
    sql`select sum(grams)::bigint as grams, count(*)::int as times from lots.promise where lot_id = ${lot.id}`,
  );
  expect(promised).toEqual({ grams: 300_000, times: 1 });
}, 240_000);
