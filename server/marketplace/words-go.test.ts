import { afterAll, expect, test } from 'vitest';
import { placeOrder } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { loadAnswer, loadDemand, termsDraft } from '#world/demands.ts';
import { someGood } from '#world/input-hands.ts';
import { listingDraft, listingIn, purchaseIn } from '#world/listings.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';
import { eraseFor } from './own-data.ts';
import { insertPurchaseEvent } from './purchase-store.ts';

/* What somebody wrote beside what they traded goes with them; what was agreed stays. */

const house = await openHouse();
afterAll(house.close);

const { danjuma, musa } = people;
const now = house.clock.now();
const words = 'Ask for Musa behind the school.';

/** Every word of sellers and buyers that names Musa. */
const naming = async (): Promise<string[]> =>
  (
    await rows<{ said: string }>(
      house.pool,
      sql`select 'listing' as said from marketplace.listing where note = ${words}
          union all select 'version' from marketplace.listing_version where terms ->> 'note' = ${words}
          union all select 'bid' from marketplace.bid where note = ${words}
          union all select 'order' from marketplace.order_event where text = ${words}
          union all select 'purchase' from marketplace.purchase_event where text = ${words}
          order by said`,
    )
  ).map(({ said }) => said);

const bidOf = { koboPerKilogram: 44_000, grams: 50_000, day: dayOf(now) };

test('a seller who is erased leaves no words in listings, bids and orders; the other side’s own stay', async () => {
  const { id: lotId, keeperId } = await lotOf(house, 400);
  const kept = { lotId, keeperId };
  const listingId = await listingIn(house.pool, kept, listingDraft(now, { note: words }), now);
  const purchaseId = await purchaseIn(house.pool, { ...kept, listingId }, 'accepted', now);
  const told = { grams: null, kobo: null, now } as const;
  const bySeller = { act: 'handed-over', side: 'seller', byId: musa.accountId, text: words } as const;
  await insertPurchaseEvent(house.pool, purchaseId, { ...told, ...bySeller, id: newId() });
  const byBuyer = { act: 'counted', side: 'buyer', byId: danjuma.accountId, text: 'Two bags were wet.' } as const;
  await insertPurchaseEvent(house.pool, purchaseId, { ...told, ...byBuyer, id: newId() });
  const demand = await loadDemand(house.pool, termsDraft(now, { crop: 'Sorghum' }), {}, now);
  const lots = [{ ...kept, grams: 50_000 }];
  const bids = [{ ...bidOf, side: 'seller' as const, byId: musa.accountId, note: words }];
  await loadAnswer(house.pool, { demand, lots, bids }, now);
  const { id: goodId, priceKobo } = await someGood(house);
  const lines = [{ goodId, packs: 1, priceKobo }];
  const order = { id: newId(), keeperId: musa.accountId, companyId: mill.companyId, lines, note: words };
  expect((await house.as(musa).call(placeOrder, order)).status).toBe(201);
  expect(await naming()).toEqual(['bid', 'listing', 'order', 'purchase', 'version']);

  await eraseFor(house.pool, musa.accountId, now);
  expect(await naming()).toEqual([]);
  const stays = await rows(
    house.pool,
    sql`select e.text, v.terms ->> 'koboPerKilogram' as price from marketplace.purchase_event e
        join marketplace.purchase p on p.id = e.purchase_id
        join marketplace.listing_version v on v.listing_id = p.listing_id and v.version = p.listing_version
        where e.purchase_id = ${purchaseId} and e.text <> ''`,
  );
  expect(stays).toEqual([{ text: 'Two bags were wet.', price: '45000' }]);
});

test.each([
  ['the words of a bid', sql`update marketplace.bid set note = 'Other words'`],
  ['the price of a bid', sql`update marketplace.bid set note = '', grams = grams + 1`],
  [
    'the words of a listing',
    sql`update marketplace.listing_version set terms = jsonb_set(terms::jsonb, '{note}', '"x"')::json`,
  ],
  [
    'the price of a listing',
    sql`update marketplace.listing_version set terms = jsonb_set(terms::jsonb, '{grams}', '1')::json`,
  ],
  ['the words of an order', sql`update marketplace.order_event set text = 'Other words'`],
  ['the story of a sale', sql`update marketplace.purchase_event set text = '', act = 'paid'`],
])('%s are changed by nobody', async (_what, change) => {
  await expect(run(house.pool, change)).rejects.toThrow('never changed or removed');
});
