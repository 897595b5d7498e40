import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPayment, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { amountKobo, openBolaPays, told } from '#world/bola-pays.ts';
import { reconcile } from './payment-jobs.ts';

/* What happens to money while a provider is down, or says nothing. */

const { house, paystack, start, close, begin, becomes, hear, stateOf, movesOf } = await openBolaPays();
beforeAll(start);
afterAll(close);

const { bola } = people;
const soon = { timeout: 20_000, interval: 50 };

describe('while the provider is down', () => {
  beforeEach(() => paystack.isDown(false));

  test('beginning is refused for now, and the same click works later', async () => {
    paystack.isDown(true);
    const input = { id: newId(), purpose: 'wallet', amountKobo };
    const refused = await house.as(bola).call(startPayment, input);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '30']);
    paystack.isDown(false);
    const { status, body } = await house.as(bola).call(startPayment, input);
    expect([status, body.address]).toEqual([201, `https://checkout.paystack.com/${input.id}-2`]);
    becomes(`${input.id}-2`);
    await hear(told(`${input.id}-2`));
    await expect.poll(() => stateOf(input.id), soon).toBe('paid');
  });

  test('a payment is not lost: what was told is kept, and is asked about when it is up again', async () => {
    const id = await begin();
    becomes(id);
    paystack.isDown(true);
    expect((await hear(told(id))).status).toBe(200);
    const { status, body } = await house.as(bola).call(readPayment, { paymentId: id });
    expect([status, body.state]).toEqual([200, 'started']);
    paystack.isDown(false);
    house.clock.move({ minutes: 16 });
    await reconcile(house.services);
    expect(await stateOf(id)).toBe('paid');
    expect(await movesOf(id)).toHaveLength(1);
  });

  test('a payment that nobody told of is found within a quarter of an hour, one that nobody paid is abandoned in a day', async () => {
    const [paid, unpaid] = [await begin(), await begin()];
    becomes(paid);
    await reconcile(house.services);
    expect(await stateOf(paid)).toBe('started');
    house.clock.move({ minutes: 16 });
    await reconcile(house.services);
    expect([await stateOf(paid), await stateOf(unpaid)]).toEqual(['paid', 'started']);
    house.clock.move({ hours: 24 });
    await reconcile(house.services);
    expect(await stateOf(unpaid)).toBe('abandoned');
    becomes(unpaid);
    await hear(told(unpaid));
    await expect.poll(() => stateOf(unpaid), soon).toBe('paid');
  });
});
