import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cancelHolding, pledgeMoney, payHolding } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { row, run, sql } from '#kit/db.ts';
import { settleInvestors, type Investor } from '#world/many-investors.ts';
import { offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';

/* Many want more of one farm than there is. */

const house = await openHouse({ poolSize: 30 });
afterAll(house.close);

const { published } = offersIn(house);
const many = 200;
const places = 120;
const amountKobo = 1_000_000;

/** A busy machine is no fault of the server's. */
const patient = { timeout: 120_000 };

let investors: Investor[] = [];

beforeAll(async () => {
  investors = await settleInvestors(house, many, 3 * amountKobo);
}, 120_000);

/** The farm is free for the next offer. */
afterEach(() => run(house.pool, sql`update investments.offer set state = 'unfunded' where state <> 'unfunded'`));

const openOffer = async (): Promise<string> => {
  await run(house.pool, sql`delete from kit.throttle`);
  return (await published({ terms: { goalKobo: places * amountKobo, leastKobo: amountKobo } })).id;
};

const pledgeBy = ({ browser }: Investor, offerId: string, kobo = amountKobo) =>
  browser.call(pledgeMoney, { id: newId(), offerId, amountKobo: kobo, hasReadTerms: true });

const countOf = (codes: readonly (string | undefined)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code ?? 'done'] = (counts[code ?? 'done'] ?? 0) + 1;
  return counts;
};

/** What the offer says, and what its holdings and its escrow come to. */
const standOf = (offerId: string) =>
  row(
    house.pool,
    sql`select o.taken_kobo as taken, o.paid_kobo as paid, o.investors, o.state,
          coalesce((select sum(amount_kobo) from investments.holding h
            where h.offer_id = o.id and h.state in ('pledged', 'paid')), 0)::bigint as held,
          coalesce((select balance_kobo from finance.ledger_account
            where kind = 'escrow' and key = o.id::text), 0)::bigint as escrow
        from investments.offer o where o.id = ${offerId}`,
  );

test('200 at the same moment fill a farm to the kobo, and those who came too late are told so', patient, async () => {
  const offerId = await openOffer();
  const pledged = await Promise.all(investors.map((one) => pledgeBy(one, offerId)));
  expect(countOf(pledged.map(({ body }) => body.code))).toEqual({ done: places, 'offer-full': many - places });
  const full = places * amountKobo;
  const nothingPaid = { taken: full, paid: 0, held: full, escrow: 0, investors: places, state: 'published' };
  expect(await standOf(offerId)).toEqual(nothingPaid);

  const paid = await Promise.all(
    pledged.map(({ status, body }, place) =>
      status === 201 ? investors[place]?.browser.call(payHolding, { holdingId: body.id }) : undefined,
    ),
  );
  const states = paid.filter((one) => one !== undefined).map(({ body }) => body.state);
  expect(countOf(states)).toEqual({ paid: places });
  expect(await standOf(offerId)).toEqual({ ...nothingPaid, paid: full, escrow: full, state: 'closed' });
  expect((await findViolations(house.pool)).isRight).toBe(true);
});

test(
  'pledges of many sizes, of which some are taken back meanwhile, never come to more than there is',
  patient,
  async () => {
    const offerId = await openOffer();
    const done = await Promise.all(
      investors.map(async (one, place) => {
        const { status, body } = await pledgeBy(one, offerId, amountKobo + place * 1357);
        if (status !== 201) return body.code;
        const act = place % 3 === 0 ? cancelHolding : payHolding;
        return (await one.browser.call(act, { holdingId: body.id })).body.state;
      }),
    );
    const counts = countOf(done);
    expect(Object.keys(counts).toSorted()).toEqual(['cancelled', 'offer-full', 'paid']);
    const stand = (await standOf(offerId)) as Record<string, number>;
    expect(stand['taken']).toBeLessThanOrEqual(places * amountKobo);
    expect([stand['held'], stand['paid'], stand['escrow']]).toEqual([stand['taken'], stand['taken'], stand['taken']]);
    expect(stand['investors']).toBe(counts['paid']);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  },
);

test('the database itself takes no pledge too many, whoever forgets to look', async () => {
  const offerId = await openOffer();
  const full = sql`update investments.offer set taken_kobo = goal_kobo where id = ${offerId}`;
  const over = sql`update investments.offer set taken_kobo = taken_kobo + 1 where id = ${offerId}`;
  await run(house.pool, full);
  await expect(run(house.pool, over)).rejects.toThrow(/offer_not_oversubscribed/);
});
