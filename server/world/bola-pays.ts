import { receivePaymentEvent, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, sql } from '#kit/db.ts';
import { jobHandlers } from '#app/slices.ts';
import { openHouse } from './open-house.ts';
import { people } from './people.ts';
import { openPaystack } from './stand-in-paystack.ts';

/** What Bola pays in each time. */
export const amountKobo = 5_000_000;

/** A house whose payments go by a server that stands for Paystack, and what Bola and Paystack do there. */
export const openBolaPays = async () => {
  const paystack = await openPaystack();
  const house = await openHouse({ payments: [paystack.provider] });
  const { jobs } = house.services;
  const heldOf = (id: string) =>
    row<{ state: string; trouble: string | null }>(
      house.pool,
      sql`select state, trouble from finance.payment where id = ${id}`,
    );
  return {
    house,
    paystack,
    start: () => jobs.start(jobHandlers(house.services)),
    close: async () => {
      await house.close();
      await paystack.close();
    },
    begin: async (): Promise<string> => {
      const input = { id: newId(), purpose: 'wallet', amountKobo };
      return (await house.as(people.bola).call(startPayment, input)).body.id;
    },
    becomes: (reference: string, change: object = {}) =>
      paystack.becomes(reference, { status: 'success', amount: amountKobo, currency: 'NGN', ...change }),
    hear: (body: string, paystackSignature: string | undefined = paystack.sign(body)) => {
      const sent = { provider: 'paystack', paystackSignature };
      return house.anyone.call(receivePaymentEvent, sent, { signed: body, headers: { origin: null, cookie: null } });
    },
    heldOf,
    stateOf: async (id: string) => (await heldOf(id))?.state,
    movesOf: (id: string) => rows(house.pool, sql`select 1 from finance.move where subject_id = ${id}`),
  };
};

/** The words in which Paystack tells of a payment. */
export const told = (reference: string, more: object = {}): string =>
  `{ "event":"charge.success", "data":${JSON.stringify({ id: 302_961, reference, amount: amountKobo, ...more })} }`;
