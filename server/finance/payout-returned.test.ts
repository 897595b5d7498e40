import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { askAboutPayout, listPayouts, readPayout, returnPayout } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openStuckPayouts, stuckKobo as amountKobo } from '#world/stuck-payouts.ts';
import { findViolations } from './ledger-proof.ts';
import { move } from './move.ts';
import { openClearing, openWallet } from './open-ledger-account.ts';
import { lookBack, reconcile } from './payment-jobs.ts';
import { sendPayout } from './send-payout.ts';

/* Payouts that are stuck on their way: their provider never heard of them, or never answers. */

const payouts = await openStuckPayouts(({ services }, id) => sendPayout(services, id, 'test'));
const { house, said, ifeoma, step, stuck, askedFor, send, inWallet, stateOf } = payouts;
afterAll(house.close);

const { amina, ngozi } = people;
const sent = { state: 'sent', providerReference: 'TRF_1' } as const;
const proofIsRight = async () => (await findViolations(house.pool)).isRight;

beforeEach(async () => {
  Object.assign(said, { known: sent, isAway: false, meanwhile: async () => undefined });
  house.clock.move({ minutes: 16 });
  await reconcile(house.services); // whatever an earlier test left on its way
  await lookBack(house.services);
  Object.assign(said, { known: null, ordered: 0 });
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
});

describe('an admin who looks at a payout on its way', () => {
  test('sees since when it is, and hears what the provider says of it now', async () => {
    const id = await stuck();
    const { items } = (await house.as(ngozi).call(listPayouts, { state: 'sending' })).body;
    const shown = items.find((one) => one.id === id);
    expect(Date.parse(shown?.sendingAt ?? '')).toBeLessThan(house.clock.now().getTime() - 10 * 60_000);
    expect(shown?.returnAsked).toBeNull();
    const heard = await house.as(ngozi).call(askAboutPayout, { payoutId: id });
    expect([heard.status, heard.body.said, heard.body.payout.state, said.ordered]).toEqual([
      200,
      'nothing',
      'sending',
      1,
    ]);
    said.known = { state: 'pending', providerReference: 'TRF_1' };
    expect((await house.as(ngozi).call(askAboutPayout, { payoutId: id })).body.said).toBe('pending');
    said.known = sent;
    const paid = await house.as(ngozi).call(askAboutPayout, { payoutId: id });
    expect([paid.body.said, paid.body.payout.state]).toEqual(['sent', 'sent']);
    expect((await house.as(ngozi).call(askAboutPayout, { payoutId: id })).body.code).toBe('payout-not-on-its-way');
  });

  test('is told that nothing is known while the provider is away', async () => {
    const id = await stuck();
    said.isAway = true;
    expect((await house.as(ngozi).call(askAboutPayout, { payoutId: id })).status).toBe(503);
    expect((await step(ngozi, id, 'ask')).status).toBe(503);
    expect(await stateOf(id)).toBe('sending');
  });
});

describe('a payout that its provider knows nothing of', () => {
  test('is in the wallet again once a second admin agreed, and says why', async () => {
    const before = await inWallet();
    const id = await askedFor();
    expect(before - (await inWallet())).toBe(amountKobo);
    const { status, body } = await step(ifeoma, id, 'agree');
    expect([status, body.state, body.reason]).toEqual([200, 'returned', 'The provider has none']);
    expect([await inWallet(), await proofIsRight()]).toEqual([before, true]);
    const undone = sql`select 1 from finance.move m join finance.payout p on p.move_id = m.reverses where p.id = ${id}`;
    expect(await row(house.pool, undone)).not.toBeNull();
    expect((await step(ifeoma, id, 'agree')).body.code).toBe('payout-not-on-its-way'); // a second click
    expect(await inWallet()).toBe(before);
  });

  test('needs a reason, the password, and somebody else', async () => {
    const id = await stuck();
    expect((await step(ngozi, id, 'ask', '')).body.errors).toContainEqual(expect.objectContaining({ field: 'reason' }));
    const wrong = { payoutId: id, step: 'ask', reason: 'None there', password: 'not hers' };
    expect((await house.as(ngozi).call(returnPayout, wrong)).body.code).toBe('wrong-password');
    expect((await step(ifeoma, id, 'agree')).body.code).toBe('return-not-asked');
    expect((await step(ngozi, id, 'ask')).body.returnAsked).toMatchObject({ byId: ngozi.accountId });
    expect((await step(ifeoma, id, 'ask')).body.code).toBe('return-asked-already');
    house.clock.move({ minutes: 11 });
    expect((await step(ngozi, id, 'agree')).body.code).toBe('return-by-another');
    const alone = sql`update finance.payout set returned_by = return_asked_by where id = ${id}`;
    await expect(run(house.pool, alone)).rejects.toThrow(/payout_returned_by_a_second/);
    expect(await stateOf(id)).toBe('sending');
  });

  test('is not ordered any more once its return is asked for, and is again when that is dropped', async () => {
    const id = await askedFor();
    house.clock.move({ minutes: 5 });
    await reconcile(house.services);
    expect(said.ordered).toBe(1);
    expect((await step(ifeoma, id, 'drop')).body.returnAsked).toBeNull();
    await reconcile(house.services);
    expect([said.ordered, await stateOf(id)]).toEqual([2, 'sending']);
  });

  test('waits until no order can be under way any more', async () => {
    const id = await stuck();
    await step(ngozi, id, 'ask');
    house.clock.move({ minutes: 9 });
    expect((await step(ifeoma, id, 'agree')).body.code).toBe('return-too-early');
    house.clock.move({ minutes: 1 });
    expect((await step(ifeoma, id, 'agree')).status).toBe(200);
  });
});

describe('a payout that the provider has', () => {
  test.each(['pending', 'sent'] as const)('as %s is never returned', async (state) => {
    const before = await inWallet();
    const id = await askedFor();
    said.known = { ...sent, state };
    const { status, body } = await step(ifeoma, id, 'agree');
    expect([status, body.code]).toEqual([409, state === 'sent' ? 'payout-not-on-its-way' : 'payout-known']);
    expect([await stateOf(id), before - (await inWallet())]).toEqual([
      state === 'sent' ? 'sent' : 'sending',
      amountKobo,
    ]);
  });

  test('is not returned when the provider says so while an admin returns it', async () => {
    const before = await inWallet();
    const id = await askedFor();
    said.meanwhile = async () => {
      Object.assign(said, { meanwhile: async () => undefined, known: sent });
      await send(id); // its webhook comes between the question and the return
    };
    expect((await step(ifeoma, id, 'agree')).body.code).toBe('payout-not-on-its-way');
    expect([await stateOf(id), before - (await inWallet())]).toEqual(['sent', amountKobo]);
  });

  test('ends once, whoever is first: the provider’s word or two admins at once', async () => {
    const before = await inWallet();
    const id = await askedFor();
    const both = await Promise.all([step(ifeoma, id, 'agree'), step(ifeoma, id, 'agree')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await inWallet(), await proofIsRight()]).toEqual([before, true]);
  });
});

describe('a payout that was paid after it was returned', () => {
  const returned = async (): Promise<string> => {
    const id = await askedFor();
    expect((await step(ifeoma, id, 'agree')).status).toBe(200);
    said.known = sent;
    return id;
  };

  test('is found, told, and taken out of the wallet again', async () => {
    const before = await inWallet();
    const id = await returned();
    await lookBack(house.services);
    expect([await stateOf(id), before - (await inWallet())]).toEqual(['sent', amountKobo]);
    expect(house.errors).toContainEqual({ what: { payoutId: id }, words: 'a payout was paid after it was returned' });
    await send(id);
    expect([before - (await inWallet()), await proofIsRight()]).toEqual([amountKobo, true]);
  });

  test('wants a person where the wallet has too little by now', async () => {
    const id = await returned();
    const at = house.clock.now();
    const from = await openWallet(house.pool, amina.accountId, 'sandbox', at);
    const to = await openClearing(house.pool, 'sandbox', 'sandbox', at);
    const all = { id: newId(), kind: 'transfer', reason: '', subjectId: null, from, to, amountKobo: await inWallet() };
    await move(house.pool, { ...all, kind: 'transfer' }, { by: null, endpoint: 'test', requestId: 'test', at });
    await send(id);
    await send(id);
    const shown = (await house.as(amina).call(readPayout, { payoutId: id })).body;
    expect([shown.state, shown.trouble, await inWallet()]).toEqual(['returned', 'paid-after-return', 0]);
    expect(shown.history.filter(({ state }) => state === 'returned')).toHaveLength(2);
  });
});
