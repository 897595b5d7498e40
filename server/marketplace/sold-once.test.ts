import { afterAll, expect, test } from 'vitest';
import { answerDemand, answerPurchase } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { loadDemand, termsDraft } from '#world/demands.ts';
import { listingDraft, listingIn, purchaseIn } from '#world/listings.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi } = people;

type Answered = { readonly status: number; readonly body: object };

/** A house that has too much to do says so, and is asked again, as a phone would. */
const until = async (ask: () => Promise<Answered>): Promise<Answered> => {
  const answer = await ask();
  return answer.status === 503 ? until(ask) : answer;
};

test('of 200 who accept orders of a lot and answer demands with it at once one wins, and the others are told', async () => {
  const now = house.clock.now();
  const { id: lotId, keeperId } = await lotOf(house, 500);
  const terms = listingDraft(now, { grams: 500_000 });
  const listingId = await listingIn(house.pool, { lotId, keeperId }, terms, now);
  const ordered = { lotId, keeperId, listingId, grams: 300_000 };
  const purchases = await Promise.all(
    Array.from({ length: 100 }, () => purchaseIn(house.pool, ordered, 'placed', now)),
  );
  const demand = await loadDemand(house.pool, termsDraft(now, { crop: 'Sorghum' }), {}, now);
  const bid = { koboPerKilogram: 44_000, grams: 300_000, day: dayOf(now), note: '' };
  const lots = [{ lotId, keeperId, grams: 300_000 }];
  const answers = await Promise.all(
    purchases.flatMap((purchaseId) => {
      const accept = { id: newId(), purchaseId, isAccepted: true, reason: '' };
      const offer = { id: newId(), demandId: demand.id, seenVersion: 1, lots, ...bid };
      return [
        until(() => house.as(musa).call(answerPurchase, accept)),
        until(() => house.as(chidi).call(answerDemand, offer)),
      ];
    }),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status >= 300);
  expect(new Set(refused.map(({ body }) => (body as { code?: string }).code))).toEqual(new Set(['lot-promised']));
  const promised = await row(
    house.pool,
    sql`select sum(grams)::bigint as grams, count(*)::int as times from lots.promise where lot_id = ${lotId}`,
  );
  expect(promised).toEqual({ grams: 300_000, times: 1 });
}, 240_000);
