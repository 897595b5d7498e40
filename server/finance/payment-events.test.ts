import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPayment, readWallet, receivePaymentEvent } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { amountKobo, openBolaPays, told } from '#world/bola-pays.ts';

/* Real money by a provider's own words: the house speaks to a server that stands for Paystack. */

const { house, paystack, start, close, begin, becomes, hear, heldOf, stateOf, movesOf } = await openBolaPays();
beforeAll(start);
afterAll(close);

const { bola } = people;
const soon = { timeout: 20_000, interval: 50 };
const inWallet = async () => (await house.as(bola).call(readWallet, {})).body.balanceKobo;

describe('a provider that tells of a payment', () => {
  test('is answered with nothing, and the money is in the wallet before anybody comes back', async () => {
    const id = await begin();
    const before = await inWallet();
    becomes(id);
    const heard = await hear(told(id));
    expect([heard.status, heard.text]).toEqual([200, '{}']);
    await expect.poll(() => stateOf(id), soon).toBe('paid');
    expect((await inWallet()) - before).toBe(amountKobo);
    expect((await house.as(bola).call(readWallet, {})).body.money).toBe('real');
  });

  test('over and over gives its value once, and is always answered well', async () => {
    const id = await begin();
    becomes(id);
    const all = await Promise.all(Array.from({ length: 8 }, () => hear(told(id))));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await expect.poll(() => stateOf(id), soon).toBe('paid');
    expect((await hear(told(id))).status).toBe(200);
    expect((await hear(told(id, { id: 302_962 }))).status).toBe(200); // told anew as another event
    await expect
      .poll(
        () =>
          house
            .as(bola)
            .call(readPayment, { paymentId: id })
            .then(({ body }) => body.state),
        soon,
      )
      .toBe('paid');
    expect(await movesOf(id)).toHaveLength(1);
    const events = await rows(house.pool, sql`select 1 from finance.payment_event where reference = ${id}`);
    expect(events).toHaveLength(2);
  });

  test('of a refund before the payment itself is believed in either order', async () => {
    const id = await begin();
    const before = await inWallet();
    becomes(id, { status: 'reversed' });
    await hear(`{"event":"refund.processed","data":{"id":1,"transaction_reference":"${id}"}}`);
    await expect.poll(() => stateOf(id), soon).toBe('failed');
    await hear(told(id));
    expect(await movesOf(id)).toEqual([]);
    expect(await inWallet()).toBe(before);
  });

  test('that the money of a payment went back has it taken out of the wallet', async () => {
    const id = await begin();
    const before = await inWallet();
    becomes(id);
    await house.as(bola).call(readPayment, { paymentId: id });
    expect((await inWallet()) - before).toBe(amountKobo);
    becomes(id, { status: 'reversed' });
    await hear(`{"event":"refund.processed","data":{"id":2,"transaction_reference":"${id}"}}`);
    await expect.poll(() => stateOf(id), soon).toBe('refunded');
    expect(await inWallet()).toBe(before);
  });
});

describe('a provider’s word counts for nothing', () => {
  const refused = async (body: string, signature: string | undefined) => {
    const before = await rows(house.pool, sql`select 1 from finance.payment_event`);
    const { status, body: answer } = await hear(body, signature);
    expect([status, answer.code]).toEqual([401, 'wrong-signature']);
    expect(await rows(house.pool, sql`select 1 from finance.payment_event`)).toHaveLength(before.length);
  };

  test('with a wrong signature, none, or one over other bytes', async () => {
    const id = await begin();
    const body = told(id);
    await refused(body, paystack.sign(body, 'sk_other'));
    await refused(body, '');
    await refused(JSON.stringify(JSON.parse(body)), paystack.sign(body));
    const none = await house.anyone.call(receivePaymentEvent, { provider: 'paystack' }, { signed: body });
    expect(none.status).toBe(401);
  });

  test.each([
    ['a kobo less', { amount: amountKobo - 1 }, 'wrong-amount'],
    ['a hundred times as much', { amount: amountKobo * 100 }, 'wrong-amount'],
    ['other money', { currency: 'GHS' }, 'wrong-currency'],
  ])('with a right signature when %s came in', async (_what, change, trouble) => {
    const id = await begin();
    const before = await inWallet();
    becomes(id, change);
    await hear(told(id));
    await expect.poll(() => heldOf(id), soon).toEqual({ state: 'failed', trouble });
    expect(await inWallet()).toBe(before);
    expect(house.errors).toContainEqual({ what: { paymentId: id, trouble }, words: 'a payment wants a person' });
  });

  test('when the provider does not say so itself when asked', async () => {
    const id = await begin();
    await hear(told(id));
    const { body } = await house.as(bola).call(readPayment, { paymentId: id });
    expect(body.state).toBe('started');
  });

  test('about what we do not know, but it is answered well', async () => {
    for (const reference of [newId(), 'not-of-ours', '', '%00']) expect((await hear(told(reference))).status).toBe(200);
    expect((await hear('{"event":"subscription.create","data":{}}')).status).toBe(200);
    expect((await hear('no JSON')).status).toBe(200);
    expect((await hear(told(newId(), { id: '\u0000' }))).status).toBe(200);
  });

  test('from a provider we have no keys of', async () => {
    const body = told(newId());
    const sent = { provider: 'monnify', monnifySignature: paystack.sign(body, '') };
    expect((await house.anyone.call(receivePaymentEvent, sent, { signed: body })).status).toBe(404);
  });
});

test('what a provider told stays as it was heard', async () => {
  await hear(told(await begin()));
  const change = run(house.pool, sql`update finance.payment_event set reference = ''`);
  await expect(change).rejects.toThrow(/never changed or removed/);
});
