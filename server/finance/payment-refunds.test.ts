import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPayment, readWallet, receivePaymentEvent, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { ChargeFound, PaymentProvider, ProviderEvent } from '#kit/payments.ts';
import { jobHandlers } from '#app/slices.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { lookBack, reconcile } from './payment-jobs.ts';

/* Money that comes in late, or goes back, and who tells of it. */

const charges = new Map<string, ChargeFound>();

/** A provider whose webhooks are taken at their word for who sent them. */
const provider = {
  name: 'monnify',
  isSandbox: false,
  initialise: async () => ({ address: 'https://checkout.example/pay' }),
  verify: async (reference) => charges.get(reference) ?? null,
  readWebhook: (rawBody) => JSON.parse(rawBody.toString()) as ProviderEvent,
} as Partial<PaymentProvider> as PaymentProvider; // nothing else of it is called here

const house = await openHouse({ payments: [provider] });
beforeAll(() => house.services.jobs.start(jobHandlers(house.services)));
afterAll(house.close);

const { bola } = people;
const soon = { timeout: 20_000, interval: 50 };
const amountKobo = 5_000_000;

const begin = async (): Promise<string> =>
  (await house.as(bola).call(startPayment, { id: newId(), purpose: 'wallet', amountKobo })).body.id;
const becomes = (id: string, state: ChargeFound['state']) =>
  charges.set(id, { state, amountKobo, currency: 'NGN', providerReference: `MNFY|${id}` });
const hear = (event: ProviderEvent) =>
  house.anyone.call(
    receivePaymentEvent,
    { provider: 'monnify' },
    { signed: JSON.stringify(event), headers: { origin: null } },
  );
const inHours = (hours: number) => ({
  ...house.services,
  clock: { now: () => new Date(house.clock.now().getTime() + hours * 3_600_000) },
});
const stateOf = async (paymentId: string) => (await house.as(bola).call(readPayment, { paymentId })).body.state;
const inWallet = async () => (await house.as(bola).call(readWallet, {})).body.balanceKobo;

describe('a provider that tells', () => {
  test('of a refund by its own reference alone has the money taken out of the wallet', async () => {
    const [id, before] = [await begin(), await inWallet()];
    becomes(id, 'paid');
    expect(await stateOf(id)).toBe('paid');
    becomes(id, 'refunded');
    const refund = { id: `refund of ${id}`, about: 'charge', reference: '', providerReference: `MNFY|${id}` } as const;
    expect((await hear(refund)).status).toBe(200);
    await expect.poll(() => stateOf(id), soon).toBe('refunded');
    expect(await inWallet()).toBe(before);
  });

  test('the same again has it asked again: the first time it may not have known itself', async () => {
    const id = await begin();
    const event = { id: `event of ${id}`, about: 'charge', reference: id } as const;
    becomes(id, 'paid');
    expect(await stateOf(id)).toBe('paid');
    await hear(event);
    becomes(id, 'refunded');
    await hear(event);
    await expect.poll(() => stateOf(id), soon).toBe('refunded');
  });

  test.each<[string, Partial<ProviderEvent>]>([
    ['a payment', { reference: newId() }],
    ['a payout', { about: 'transfer', reference: newId() }],
    ['a refund', { reference: '', providerReference: 'MNFY|other\u0000' }],
  ])('of %s that nobody knows is answered well, and a person is told', async (_what, said) => {
    const event = { id: newId(), about: 'charge', reference: '', ...said } as const;
    expect((await hear(event)).status).toBe(200);
    const what = { provider: 'monnify', eventId: event.id };
    expect(house.errors).toContainEqual({ what, words: 'a provider told of money that is not known here' });
  });
});

describe('what nobody told of during a long outage is found: money that', () => {
  test('came in after the payment was abandoned', async () => {
    const [id, before] = [await begin(), await inWallet()];
    await reconcile(inHours(25));
    expect(await stateOf(id)).toBe('abandoned');
    becomes(id, 'paid');
    await reconcile(inHours(26));
    expect(await stateOf(id)).toBe('abandoned');
    await lookBack(inHours(26));
    expect([await stateOf(id), (await inWallet()) - before]).toEqual(['paid', amountKobo]);
  });

  test('went back after it was paid', async () => {
    const [id, before] = [await begin(), await inWallet()];
    becomes(id, 'paid');
    expect(await stateOf(id)).toBe('paid');
    becomes(id, 'refunded');
    await lookBack(house.services);
    expect([await stateOf(id), await inWallet()]).toEqual(['refunded', before]);
  });
});
