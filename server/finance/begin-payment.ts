import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentPurpose } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { Charge } from '#kit/payments.ts';
import { say } from '#kit/words.ts';
import { licensedProvider } from './licensed-provider.ts';
import { providerNamed, reach } from './payment-provider.ts';
import { claimAsking, endAsking, findPayment, insertPayment, noteStep, referenceOf } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** What is written down with a payment that is new, in its transaction. */
type AlsoWritten = (db: Db) => Promise<unknown>;

/** Longer than any provider may take to answer, so that whoever asked has given up by then. */
const askingMillis = 30_000;

/** How long a second click waits for the answer to the first. */
const waitMillis = 12_000;
const lookMillis = 100;

type Begun = { readonly id: string; readonly purpose: PaymentPurpose; readonly amountKobo: number };

/** Writes the payment down, once, before the provider hears of it. @throws Problem `same-id-other-body`. */
const writeDown = async ({ id, purpose, amountKobo }: Begun, context: Context, also: AlsoWritten) => {
  const { pool, clock } = context;
  const payerId = viewerOf(context).accountId;
  const provider = (await licensedProvider(context)).name;
  await inTransaction(pool, async (db) => {
    const isNew = await insertPayment(db, { id, payerId, purpose, amountKobo, provider }, clock.now());
    if (!isNew) return;
    await noteStep(db, id, { state: 'started', trouble: null }, clock.now());
    await also(db);
  });
  const held = await findPayment(pool, id);
  const isSame = held?.payerId === payerId && held.amountKobo === amountKobo && held.purpose === purpose;
  if (!isSame) throw new Problem('same-id-other-body');
};

const intoWords = { wallet: 'finance.intoWallet', loan: 'finance.intoLoan' } as const;

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
    description: say(language, intoWords[payment.purpose], { product: productName }),
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

/**
 * Writes a payment down and asks the provider for the page where it is paid; asked for again, the same page is answered. It speaks
 * with the provider, so it wants no transaction open. @throws Problem `payments-closed`, `same-id-other-body`, `unavailable`.
 */
export const beginPayment = async (
  begun: Begun,
  context: Context,
  also: AlsoWritten = () => Promise.resolve(),
): Promise<void> => {
  await writeDown(begun, context, also);
  await askForPage(begun.id, context);
};
