import { afterAll, beforeAll, expect, test } from 'vitest';
import { listWaiting } from '@shuka/domain/admin';
import { listTroubles, readPayment, settleTrouble, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import type { ChargeFound, PaymentProvider } from '#kit/payments.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

/* Bola pays ₦5,000 into her wallet, and something else comes in. */

const charges = new Map<string, ChargeFound>();

const provider = {
  name: 'paystack',
  isSandbox: false,
  initialise: async () => ({ address: 'https://checkout.example/pay' }),
  verify: async (reference) => charges.get(reference) ?? null,
} as Partial<PaymentProvider> as PaymentProvider; // nothing else of it is called here

const house = await openHouse({ payments: [provider] });
afterAll(house.close);

const { bola, ifeoma, ngozi } = people;
const [asBola, asNgozi] = [house.as(bola), house.as(ngozi)];

const paid = async (found: Pick<ChargeFound, 'amountKobo' | 'currency'>): Promise<string> => {
  const id = newId();
  await asBola.call(startPayment, { id, purpose: 'wallet', amountKobo: 500_000 });
  charges.set(id, { state: 'paid', providerReference: `T-${id}`, ...found });
  await asBola.call(readPayment, { paymentId: id });
  return id;
};

let short = '';
let foreign = '';
beforeAll(async () => {
  short = await paid({ amountKobo: 400_000, currency: 'NGN' });
  foreign = await paid({ amountKobo: 500_000, currency: 'USD' });
  await paid({ amountKobo: 500_000, currency: 'NGN' });
});

const waiting = async () =>
  (await asNgozi.call(listWaiting, {})).body.items.find(({ kind }) => kind === 'money-troubles')?.count ?? 0;

test('a payment that came in otherwise than it was asked for waits for an admin, with what its provider knows it by', async () => {
  const { items } = (await asNgozi.call(listTroubles, {})).body;
  expect(items).toMatchObject([
    { id: short, about: 'payment', ownerName: 'Bola Adeyemi', amountKobo: 500_000, trouble: 'wrong-amount' },
    { id: foreign, reference: `T-${foreign}`, isSandbox: false, trouble: 'wrong-currency', settled: null },
  ]);
  expect(await waiting()).toBe(2);
  const first = (await asNgozi.call(listTroubles, { limit: '1' })).body;
  const { items: rest } = (await asNgozi.call(listTroubles, { limit: '1', after: first.next ?? '' })).body;
  expect([...first.items, ...rest].map(({ id }) => id)).toEqual([short, foreign]);
});

test('who put it right says what was done, once, and it is read afterwards', async () => {
  const empty = await asNgozi.call(settleTrouble, { subjectId: short, words: ' ' });
  expect(empty.body).toMatchObject({ errors: [{ field: 'words', says: 'finance.troubleWordsRequired' }] });
  const words = 'Sent back at the provider; Bola was called.';
  const both = await Promise.all(
    [ngozi, ifeoma].map((admin) => house.as(admin).call(settleTrouble, { subjectId: short, words })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('trouble-settled');
  expect(await waiting()).toBe(1);
  const settled = (await asNgozi.call(listTroubles, { state: 'settled' })).body.items;
  expect(settled).toMatchObject([{ id: short, settled: { words } }]);
  await expect(house.pool.query(`update finance.trouble_settlement set words = 'Other'`)).rejects.toThrow(
    'never changed',
  );
});

test('Bola is told what was done, once, and her payment waits for nobody any more', async () => {
  const told = () =>
    [bola.phone, bola.email].flatMap(house.post.all).filter(({ text }) => text.includes('Sent back at the provider'));
  await expect.poll(told).toMatchObject([{ text: expect.stringContaining('your payment of ₦5,000') as string }]);
  const of = async (paymentId: string) => (await asBola.call(readPayment, { paymentId })).body;
  const words = 'Sent back at the provider; Bola was called.';
  expect((await of(short)).settlement).toEqual({ at: expect.any(String) as string, words });
  expect((await of(foreign)).settlement).toBeNull();
});

test('a payout that its bank paid though its money had gone back waits too; one that failed does not', async () => {
  const payout = (trouble: string, state: string) => {
    const id = newId();
    const made = run(
      house.pool,
      sql`insert into finance.payout (id, owner_id, amount_kobo, provider, bank_code, tail, bank_changed_at, hold_until,
            state, trouble, decided_by, move_id, sending_at, return_asked_by, return_asked_at, returned_by, created_at)
          select ${id}, ${bola.accountId}, 100000, 'paystack', '000013', '789', now(), now(), ${state}, ${trouble},
            ${ngozi.accountId}, id, now(), ${ngozi.accountId}, now(), ${ifeoma.accountId}, now() from finance.move limit 1`,
    );
    return made.then(() => id);
  };
  const [after] = [await payout('paid-after-return', 'returned'), await payout('bank-refused', 'failed')];
  const { items } = (await asNgozi.call(listTroubles, {})).body;
  expect(items.map(({ id, about }) => [id, about])).toEqual([
    [foreign, 'payment'],
    [after, 'payout'],
  ]);
});

test('nobody settles their own', async () => {
  const id = newId();
  await run(
    house.pool,
    sql`insert into finance.payment (id, payer_id, purpose, amount_kobo, provider, state, trouble, created_at)
        values (${id}, ${ngozi.accountId}, 'wallet', 500000, 'paystack', 'failed', 'wrong-amount', now())`,
  );
  const own = await asNgozi.call(settleTrouble, { subjectId: id, words: 'All is well.' });
  expect(own.body.code).toBe('second-person-needed');
});
