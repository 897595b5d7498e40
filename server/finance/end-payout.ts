import { canMovePayout } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { PaymentProvider, TransferFound } from '#kit/payments.ts';
import { giveBack, noteLateFee, noteSent, takeOutAgain } from './payment-money.ts';
import { noteStep } from './payment-store.ts';
import { holdPayout, setEnd, setPayoutFee, setTrouble, type PayoutRow } from './payout-store.ts';

type When = { readonly at: Date; readonly requestId: string };
type Ending = Parameters<typeof setEnd>[2] & { readonly feeKobo: number | null };

const notCovered = 'paid-after-return';

/**
 * What was returned and then paid after all is out twice: the wallet makes up for it. Where it has too little, that is noted
 * once. @returns the move of the fee, null for none; undefined where the payout stays as it is.
 */
const takeAgain = async (
  db: Db,
  payout: PayoutRow,
  fee: number | null,
  when: When,
): Promise<string | null | undefined> => {
  try {
    return await takeOutAgain(db, payout, fee, when);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not-enough-money') throw error; // else nothing was written yet
  }
  if (payout.trouble !== null) return undefined; // told before
  await setTrouble(db, payout.id, notCovered);
  await noteStep(db, payout.id, { state: payout.state, trouble: notCovered }, when.at);
  return undefined;
};

const noteFee = async (db: Db, { id, feeMoveId: before }: PayoutRow, feeMoveId: string | null): Promise<void> => {
  if (feeMoveId !== null && feeMoveId !== before) await setPayoutFee(db, id, feeMoveId);
};

/**
 * Ends a payout as the row is now, and moves the money that belongs to it; twice the same end is one. What the provider took
 * for one that was sent is noted, though it should tell of that later.
 */
export const endPayout = async (
  db: Db,
  payout: PayoutRow,
  { feeKobo, ...ending }: Ending,
  when: When,
): Promise<void> => {
  if (payout.state === 'sent' && ending.state === 'sent')
    return noteFee(db, payout, await noteLateFee(db, payout, feeKobo, when));
  if (!canMovePayout(payout.state, ending.state)) return;
  if (ending.state === 'failed') await giveBack(db, payout, when);
  else {
    const pay = payout.state === 'returned' ? takeAgain : noteSent;
    const feeMoveId = await pay(db, payout, feeKobo, when);
    if (feeMoveId === undefined) return;
    await noteFee(db, payout, feeMoveId);
  }
  await setEnd(db, payout.id, ending);
  await noteStep(db, payout.id, ending, when.at);
};

const endingOf = ({ state, providerReference, feeKobo = null }: TransferFound): Ending | null => {
  const reference = providerReference === '' ? null : providerReference;
  if (state === 'sent') return { state, trouble: null, providerReference: reference, feeKobo };
  return state === 'failed' ? { state, trouble: 'bank-refused', providerReference: reference, feeKobo: null } : null;
};

type Asker = { readonly id: string; readonly requestId: string };

/** Does what follows from a provider's word on a payout, in a transaction of its own. */
export const heedWord = async (
  { pool, clock, log }: Pick<Services, 'pool' | 'clock' | 'log'>,
  { id, requestId }: Asker,
  found: TransferFound,
): Promise<void> => {
  const ending = endingOf(found);
  if (ending === null) return;
  const wasReturned = await inTransaction(pool, async (db) => {
    const held = await holdPayout(db, id);
    if (held !== null) await endPayout(db, held, ending, { at: clock.now(), requestId });
    return held?.state === 'returned' && ending.state === 'sent';
  });
  if (wasReturned) log.error({ payoutId: id }, 'a payout was paid after it was returned');
  if (ending.trouble !== null) log.error({ payoutId: id, trouble: ending.trouble }, 'a payout came back');
};

/** Asks the provider what became of a payout and does what follows; nothing is ordered. Null when it knows nothing of it. */
export const askWhatBecame = async (
  services: Pick<Services, 'pool' | 'clock' | 'log'>,
  asker: Asker,
  provider: PaymentProvider,
): Promise<TransferFound | null> => {
  const found = await provider.verifyTransfer(asker.id);
  if (found !== null) await heedWord(services, asker, found);
  return found;
};
