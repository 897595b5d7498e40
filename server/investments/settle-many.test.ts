import { afterAll, expect, test } from 'vitest';
import type { Offer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { balanceOf, findViolations, move, openEscrow, openWallet } from '#finance';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { fillWallet } from '#world/fill-wallet.ts';
import { offersIn } from '#world/offer-life.ts';
import { runsIn } from '#world/offer-runs.ts';
import { openHouse } from '#world/open-house.ts';

/* An offer that many have a part in. */

const house = await openHouse();
afterAll(house.close);

const { bola, ifeoma } = people;
const { finish, settle } = runsIn(house);
const { published } = offersIn(house);

const inEscrow = async (offerId: string): Promise<number> =>
  balanceOf(house.pool, await openEscrow(house.pool, offerId, 'sandbox', house.clock.now()));

/** An offer that runs with as many holdings of as many investors, its money in the escrow and no fee. */
const fillWithHoldings = async ({ id: offerId, terms: { goalKobo } }: Offer, count: number): Promise<void> => {
  const { pool, clock } = house;
  const at = clock.now();
  const each = goalKobo / count;
  await run(
    pool,
    sql`with made as (
          insert into accounts.account (id, first_name, last_name, email, phone, password_hash, roles, state, about, language,
            created_at)
          select gen_random_uuid(), 'Ada', 'Obi', 'ada' || n || '@crowd.example', '+23470' || lpad(n::text, 8, '0'), '', '{investor}', 'active', '', 'en', ${at}
          from generate_series(1, ${count}::int) n returning id
        ), held as (
          insert into investments.holding (id, offer_id, investor_id, amount_kobo, expected_kobo, state, money,
            data_version, paid_at, pay_move_id, created_at)
          select gen_random_uuid(), ${offerId}, id, ${each}::bigint, ${each * 1.15}::bigint, 'active', 'sandbox', 1, ${at},
            gen_random_uuid(), ${at} from made
        )
        insert into investments.investor_tally (investor_id, state, holdings, amount_kobo, expected_kobo)
        select id, 'active', 1, ${each}::bigint, ${each * 1.15}::bigint from made`,
  );
  await fillWallet(house, bola, goalKobo);
  const from = await openWallet(pool, bola.accountId, 'sandbox', at);
  const to = await openEscrow(pool, offerId, 'sandbox', at);
  const pledge = { id: newId(), kind: 'pledge', reason: '', subjectId: null, from, to, amountKobo: goalKobo } as const;
  await move(pool, pledge, { by: null, endpoint: 'test', requestId: 'test', at });
  await run(
    pool,
    sql`update investments.offer set state = 'running', money = 'sandbox', taken_kobo = goal_kobo, paid_kobo = goal_kobo,
          investors = ${count}, started_at = ${at} where id = ${offerId}`,
  );
  await run(
    pool,
    sql`insert into investments.offer_tally as t (state, state_code, crop_key, risk, duration_months, offers)
        select 'running', state_code, lower(crop), risk, duration_months, 1 from investments.offer where id = ${offerId}
        on conflict (state, state_code, crop_key, risk, duration_months) do update set offers = t.offers + 1`,
  );
};

test('an offer of two thousand holdings is shared out in one go, all or none', async () => {
  const offer = await published({ terms: { goalKobo: 2_000_000_000, leastKobo: 1_000_000 } });
  await fillWithHoldings(offer, 2_000);
  expect((await finish(offer.id)).status).toBe(200);
  const settled = await settle(offer.id, ifeoma);
  expect([settled.status, settled.body.state]).toEqual([200, 'settled']);
  const done = await row<{ count: number; kobo: number; wallets: number }>(
    house.pool,
    sql`select count(*) as count, sum(h.realised_kobo)::bigint as kobo,
          (select sum(balance_kobo)::bigint from finance.ledger_account
           where kind = 'wallet' and owner_id = any(select investor_id from investments.holding
             where offer_id = ${offer.id})) as wallets
        from investments.holding h where h.offer_id = ${offer.id} and h.state = 'completed'`,
  );
  expect(done).toEqual({ count: 2_000, kobo: 2_000_000_000, wallets: 2_000_000_000 });
  expect(await inEscrow(offer.id)).toBe(0);
  expect((await findViolations(house.pool)).isRight).toBe(true);
});
