import { setTimeout as pause } from 'node:timers/promises';
import { startPayment as contract } from '@shuka/domain/finance';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { Charge } from '#kit/payments.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { licensedProvider } from './licensed-provider.ts';
import { providerNamed, reach } from './payment-provider.ts';
import { claimAsking, endAsking, findPayment, insertPayment, noteStep, referenceOf } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { showPayment } from './show-payment.ts';

/** Longer than any provider may take to answer, so that whoever asked has given up by then. */
const askingMillis = 30_000;

/** How long a second click waits for the answer to the first. */
const waitMillis = 12_000;
const lookMillis = 100;

/** Writes the payment down, once, before the provider hears of it. @throws Problem `same-id-other-body`. */
const writeDown = async ({ id, purpose, amountKobo }: InputOf<typeof contract>, context: Context) => {
  const { pool, clock } = context;
  const payerId = viewerOf(context).accountId;
  const provider = (await licensedProvider(context)).name;
  await inTransaction(pool, async (db) => {
    const isNew = await insertPayment(db, { id, payerId, purpose, amountKobo, provider }, clock.now());
    if (isNew) await noteStep(db, id, { state: 'started', trouble: null }, clock.now());
  });
  const held = await findPayment(pool, id);
  const isSame = held?.payerId === payerId && held.amountKobo === amountKobo && held.purpose === purpose;
  if (!isSame) throw new Problem('same-id-other-body');
};

/** Providers want an address of mail even of a payer who has none. */
const chargeOf = async (payment: PaymentRow, context: Context): Promise<Charge> => {
  const { pool, publicUrl, productName, language } = context;
  const payer = await findAccount(pool, payment.payerId);
  if (payer === null) throw new Problem('not-found');
  return {
    reference: referenceOf(payment),
    amountKobo: payment.amountKobo,
    email: payer.email ?? `${payer.id}@${new URL(publicUrl).hostname}`,
    name: `${payer.first_name} ${payer.last_name}`,
    returnTo: `${publicUrl}/Auth?payment=${payment.id}`,
    description: say(language, 'finance.intoWallet', { product: productName }),
  };
};

const askProvider = async (asking: PaymentRow, context: Context): Promise<void> => {
  const provider = providerNamed(context, asking.provider);
  if (provider === null) throw new Problem('payments-closed');
  let address: string | null = null;
  try {
    const charge = await chargeOf(asking, context);
    address = (await reach(context, () => provider.initialise(charge))).address;
  } finally {
    await endAsking(context.pool, asking, address);
  }
};

/** Sees to it that the payment has its page; one caller asks for it, and whoever clicks meanwhile waits for the answer. */
const askForPage = async (id: string, context: Context): Promise<void> => {
  const { pool, clock } = context;
  for (let waited = 0; waited < waitMillis; waited += lookMillis) {
    const now = clock.now();
    const asking = await claimAsking(pool, id, now, new Date(now.getTime() + askingMillis));
    if (asking !== null) return askProvider(asking, context);
    const held = await findPayment(pool, id);
    if (held === null || held.address !== null || held.state !== 'started') return;
    await pause(lookMillis);
  }
  throw new Problem('unavailable', { retryAfterSeconds: 5 });
};

export const startPayment = handle(
  contract,
  async ({ id }, { db }) => {
    const payment = await findPayment(db, id);
    if (payment === null) throw new Problem('not-found');
    return showPayment(db, payment);
  },
  {
    prepare: async (input, context) => {
      await writeDown(input, context);
      await askForPage(input.id, context);
      return null;
    },
  },
);
