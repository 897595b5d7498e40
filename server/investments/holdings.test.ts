import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signOut } from '@shuka/domain/accounts';
import { readLedgerStatement, readWallet } from '@shuka/domain/finance';
import { cancelHolding, pledgeMoney, payHolding, readHolding } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { amountKobo, walletKobo, openBolaInvests } from '#world/bola-invests.ts';
import { settleInvestor } from '#world/many-investors.ts';
import { fillWallet } from '#world/fill-wallet.ts';

/* Bola puts money of the sandbox into a farm, and takes it back. */

const bolaInvests = await openBolaInvests();
const { house, ofAmina, ofMusa, pledge, pay, cancel, wait, asBola, inWallet, inEscrow, offerNow } = bolaInvests;
afterAll(house.close);

beforeEach(async () => {
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
  await bolaInvests.beginAnew();
});

const { bola } = people;

const hoursFrom = (instant: string, other: string | null) =>
  (Date.parse(other ?? '') - Date.parse(instant)) / 3_600_000;

/** How many of Bola's holdings the tallies say are in a state. */
const tallyOf = async (state: string) =>
  (
    await row<{ holdings: number }>(
      house.pool,
      sql`select holdings from investments.investor_tally where investor_id = ${bola.accountId} and state = ${state}`,
    )
  )?.holdings ?? 0;

describe('paying for a pledge', () => {
  test('moves the money from the wallet to the escrow of the farm, and gives two days to think again', async () => {
    const before = { offer: await offerNow(), escrow: await inEscrow() };
    const { body } = await pledge();
    const paid = await pay(body.id);
    expect([paid.status, paid.body.state, paid.body.status, paid.body.payBy]).toEqual([200, 'paid', 'pending', null]);
    const held = await row<{ paidAt: string; payMoveId: string }>(
      house.pool,
      sql`select paid_at as "paidAt", pay_move_id as "payMoveId" from investments.holding where id = ${body.id}`,
    );
    expect(hoursFrom(held?.paidAt ?? '', paid.body.coolingUntil)).toBe(48);
    expect(walletKobo - (await inWallet())).toBe(amountKobo);
    expect((await inEscrow()) - before.escrow).toBe(amountKobo);
    const after = await offerNow();
    expect(after.paidKobo - before.offer.paidKobo).toBe(amountKobo);
    expect(after.takenKobo - before.offer.takenKobo).toBe(amountKobo);
    const [line] = (await asBola().call(readLedgerStatement, { limit: '1' })).body.items;
    const reason = `${body.offerNumber} ${body.title}`;
    expect(line).toMatchObject({ moveId: held?.payMoveId, kind: 'pledge', subjectId: body.id, reason });
    expect((await asBola().call(readHolding, { holdingId: body.id })).body).toEqual(paid.body);
  });

  test('happens once however often one clicks, and however fast', async () => {
    const { body } = await pledge();
    const clicks = await Promise.all([1, 2, 3, 4, 5].map(() => pay(body.id)));
    expect(new Set(clicks.map((click) => `${click.status} ${click.body.state}`))).toEqual(new Set(['200 paid']));
    expect(walletKobo - (await inWallet())).toBe(amountKobo);
  });

  test('of several farms at once counts each of them, though some are taken back meanwhile', async () => {
    const before = await offerNow();
    const ids: string[] = [];
    for (const offerId of [ofAmina, ofMusa, ofAmina, ofMusa, ofAmina, ofMusa])
      ids.push((await pledge({ offerId })).body.id);
    const acts = await Promise.all(ids.map((id, place) => (place < 4 ? pay(id) : cancel(id))));
    const states = acts.map(({ body }) => body.state);
    expect(states).toEqual(['paid', 'paid', 'paid', 'paid', 'cancelled', 'cancelled']);
    expect(walletKobo - (await inWallet())).toBe(4 * amountKobo);
    const after = await offerNow();
    expect([after.paidKobo - before.paidKobo, after.takenKobo - before.takenKobo]).toEqual([
      2 * amountKobo,
      2 * amountKobo,
    ]);
    expect(await tallyOf('pledged')).toBe(0);
    expect(await tallyOf('paid')).toBe(4);
  });

  test('is refused with too little in the wallet, and leaves the pledge as it was', async () => {
    const poor = await settleInvestor(house, 999_999);
    const asked = { id: newId(), offerId: ofAmina, amountKobo, hasReadTerms: true };
    const { body } = await poor.browser.call(pledgeMoney, asked);
    const refused = await poor.browser.call(payHolding, { holdingId: body.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'not-enough-money']);
    expect((await poor.browser.call(readHolding, { holdingId: body.id })).body.state).toBe('pledged');
    await fillWallet(house, poor, 1);
    expect((await poor.browser.call(payHolding, { holdingId: body.id })).body.state).toBe('paid');
    expect((await poor.browser.call(readWallet, {})).body.balanceKobo).toBe(0);
  });

  test('of another’s pledge is refused as if it were not there', async () => {
    const { body } = await pledge();
    const other = await settleInvestor(house, amountKobo);
    expect((await other.browser.call(payHolding, { holdingId: body.id })).status).toBe(404);
    expect((await other.browser.call(readHolding, { holdingId: body.id })).status).toBe(404);
    expect((await other.browser.call(cancelHolding, { holdingId: body.id })).status).toBe(404);
  });

  test('goes on where it stood when the session ended half-way', async () => {
    const first = await house.signIn(bola);
    const { body } = await first.call(pledgeMoney, { id: newId(), offerId: ofAmina, amountKobo, hasReadTerms: true });
    await first.call(signOut, {});
    expect((await first.call(payHolding, { holdingId: body.id })).status).toBe(401);
    expect(await inWallet()).toBe(walletKobo);
    const again = await house.signIn(bola);
    expect((await again.call(payHolding, { holdingId: body.id })).body.state).toBe('paid');
  });
});

describe('taking it back', () => {
  test('gives the room free, and all of the money within two days', async () => {
    const before = { offer: await offerNow(), escrow: await inEscrow() };
    const { body } = await pledge();
    await pay(body.id);
    await wait(47);
    const back = await cancel(body.id);
    expect([back.status, back.body.state, back.body.status]).toEqual([200, 'cancelled', 'ended']);
    expect([await inWallet(), await inEscrow()]).toEqual([walletKobo, before.escrow]);
    const { takenKobo, paidKobo, investors } = await offerNow();
    expect({ takenKobo, paidKobo, investors }).toEqual({
      takenKobo: before.offer.takenKobo,
      paidKobo: before.offer.paidKobo,
      investors: before.offer.investors,
    });
  });

  test('twice at once gives it back once', async () => {
    const { body } = await pledge();
    await pay(body.id);
    const clicks = await Promise.all([1, 2, 3].map(() => cancel(body.id)));
    expect(clicks.map((one) => one.body.state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await inWallet()).toBe(walletKobo);
    expect((await pay(body.id)).body.code).toBe('holding-moved-on');
  });

  test('is too late after two days', async () => {
    const { body } = await pledge();
    await pay(body.id);
    await wait(48, 1);
    expect((await cancel(body.id)).body.code).toBe('cooling-off-over');
    expect(walletKobo - (await inWallet())).toBe(amountKobo);
  });
});

test('after all of this the ledger is right, and what investors have is what the tallies say', async () => {
  expect((await findViolations(house.pool)).isRight).toBe(true);
  const off = await rows(
    house.pool,
    sql`select * from (
          select investor_id, state, count(*) as holdings, sum(amount_kobo) as amount, sum(expected_kobo) as expected
          from investments.holding group by investor_id, state) as counted
        full join (select investor_id, state, holdings, amount_kobo as amount, expected_kobo as expected
          from investments.investor_tally where holdings > 0) as told
        using (investor_id, state, holdings, amount, expected)
        where counted.investor_id is null or told.investor_id is null`,
  );
  expect(off).toEqual([]);
});
