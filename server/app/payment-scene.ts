import { askPayout, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { keepEntry, sealNumber, twinHashOf } from '#accounts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import type { OpenHouse } from '#world/open-house.ts';
import { payIn } from '#world/fill-wallet.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';
import { someoneFor } from './matrix-people.ts';

/** Money in the wallet and a bank account in the vault. */
const equip = async ({ services, pool, clock }: OpenHouse, { accountId }: WorldPerson): Promise<void> => {
  const now = clock.now();
  const place = { accountId, kind: 'account' } as const;
  const sealed = sealNumber(services.secrets, place, '0123456789');
  const twinHash = twinHashOf(services.secrets, 'account', '0123456789', '000013');
  await keepEntry(pool, { ...place, sealed, twinHash, tail: '789', bankCode: '000013', now });
  await payIn(pool, accountId, 5_000_000, now);
};

const begin = async (house: OpenHouse, person: WorldPerson): Promise<string> => {
  const input = { id: newId(), purpose: 'wallet', amountKobo: 500_000 };
  return (await house.as(person).call(startPayment, input)).body.id;
};

const ask = async (house: OpenHouse, person: WorldPerson): Promise<string> => {
  await equip(house, person);
  const input = { id: newId(), amountKobo: 500_000, password: person.password };
  return (await house.as(person).call(askPayout, input)).body.id;
};

/** Things of Musa's, one of each in a house. */
const ofMusa = (make: (house: OpenHouse, person: WorldPerson) => Promise<string>) => {
  const made = new WeakMap<OpenHouse, Promise<string>>();
  return (house: OpenHouse): Promise<string> => {
    const id = made.get(house) ?? make(house, people.musa);
    made.set(house, id);
    return id;
  };
};

const otherPayment = ofMusa(begin);
const otherPayout = ofMusa(ask);

const paymentId = ({ house, object, viewer }: Case): Promise<string> =>
  idFor(object, (whose) => (whose === 'other' ? otherPayment(house) : begin(house, someoneFor(viewer))));

const payoutId = ({ house, object, viewer }: Case): Promise<string> =>
  idFor(object, (whose) => (whose === 'other' ? otherPayout(house) : ask(house, someoneFor(viewer))));

/** One like it that is on its way for an hour, and of which the sandbox never heard. */
const stuckPayoutId = async (one: Case): Promise<string> => {
  const { house, object } = one;
  const like = await payoutId(one);
  if (object !== 'other') return like;
  const id = newId();
  const sendingAt = new Date(house.clock.now().getTime() - 3_600_000);
  await run(
    house.pool,
    sql`insert into finance.payout (id, owner_id, amount_kobo, provider, bank_code, tail, bank_changed_at, hold_until,
          state, decided_by, move_id, sending_at, created_at)
        select ${id}, owner_id, amount_kobo, provider, bank_code, tail, bank_changed_at, hold_until - interval '2 days',
          'sending', ${people.ngozi.accountId}, move_id, ${sendingAt}, created_at from finance.payout where id = ${like}`,
  );
  return id;
};

/** A payment of Musa's that came in with too little. */
const troubledId = ({ house, object }: Case): Promise<string> =>
  idFor(object, async () => {
    const id = newId();
    await run(
      house.pool,
      sql`insert into finance.payment (id, payer_id, purpose, amount_kobo, provider, state, trouble, created_at)
          values (${id}, ${people.musa.accountId}, 'wallet', 500000, 'sandbox', 'failed', 'wrong-amount',
            ${house.clock.now()})`,
    );
    return id;
  });

/** A charge of the sandbox that nobody ended yet. */
const charge = async ({ house, object }: Case): Promise<string> => {
  const reference = newId();
  const asked = { reference, amountKobo: 500_000, email: '', name: '', returnTo: '', description: '' };
  if (object !== 'missing' && object !== 'malformed') await house.services.payments[0]?.initialise(asked);
  return object === 'malformed' ? 'no-reference' : reference;
};

/** Input for the operations on payments and payouts; nothing but authorization could refuse it. */
export const paymentInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/finance/payments': () => ({ id: newId(), purpose: 'wallet', amountKobo: 500_000 }),
  'GET /api/finance/payments/{paymentId}': async (one) => ({ paymentId: await paymentId(one) }),
  'POST /api/finance/bank-name': () => ({ bankCode: '000013', accountNumber: '0123456789' }),
  'POST /api/finance/payouts': async ({ house, viewer }) => {
    await equip(house, someoneFor(viewer));
    return { id: newId(), amountKobo: 500_000, password: someoneFor(viewer).password };
  },
  'GET /api/finance/payouts/{payoutId}': async (one) => ({ payoutId: await payoutId(one) }),
  'GET /api/admin/payouts': () => ({}),
  'POST /api/admin/payouts/{payoutId}/decision': async (one) => ({
    payoutId: await payoutId(one),
    decision: 'refuse',
    reason: 'Not their account',
    password: people.ngozi.password,
  }),
  'POST /api/admin/payouts/{payoutId}/question': async (one) => ({ payoutId: await stuckPayoutId(one) }),
  'POST /api/admin/payouts/{payoutId}/return': async (one) => ({
    payoutId: await stuckPayoutId(one),
    step: 'ask',
    reason: 'The provider has none',
    password: people.ngozi.password,
  }),
  'GET /api/admin/money-troubles': () => ({}),
  'POST /api/admin/money-troubles/{subjectId}/settlement': async (one) => ({
    subjectId: await troubledId(one),
    words: 'Sent back at the provider, the payer knows',
  }),
  'POST /webhooks/payments/{provider}': ({ object }) => ({ provider: object === 'malformed' ? 'pigeon' : 'sandbox' }),
  'POST /api/sandbox/payments/{reference}': async (one) => ({ reference: await charge(one), outcome: 'paid' }),
};
