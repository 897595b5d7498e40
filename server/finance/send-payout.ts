import { bankOf } from '@shuka/domain/accounts';
import { isOrderOver } from '@shuka/domain/finance';
import { findAccount, openPayoutNumber } from '#accounts';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { PaymentProvider, TransferFound } from '#kit/payments.ts';
import { say } from '#kit/words.ts';
import { endPayout, heedWord } from './end-payout.ts';
import { providerNamed } from './payment-provider.ts';
import { noteStep } from './payment-store.ts';
import { holdPayout, setSending, type PayoutRow } from './payout-store.ts';

type When = { readonly at: Date; readonly requestId: string };
const numberOf = ({ secrets }: Services, db: Db, { ownerId, bankChangedAt }: PayoutRow): Promise<string | null> =>
  openPayoutNumber(db, secrets, ownerId, bankChangedAt);

/** `asks`: nothing is ordered, for nothing may be, or somebody may be ordering at this moment. */
type Begun = { readonly payout: PayoutRow; readonly step: 'orders' | 'orders-again' | 'asks' };

/** What somebody wants back in the wallet is not ordered any more: an order that nobody waits for must not cross its return. */
const mayOrderAgain = ({ sendingAt, returnAskedAt }: PayoutRow, at: Date): boolean =>
  returnAskedAt === null && isOrderOver(sendingAt, at);

const mayReceive = async (db: Db, { ownerId }: PayoutRow): Promise<boolean> =>
  (await findAccount(db, ownerId))?.state === 'active';

/** Marks an approved payout as on its way, before anybody is asked to send it. Null when it must not leave, or not yet. */
const begin = (services: Services, id: string, when: When): Promise<Begun | null> =>
  inTransaction(services.pool, async (db) => {
    const payout = await holdPayout(db, id);
    if (payout === null) return null;
    if (payout.state === 'sent' || payout.state === 'returned') return { payout, step: 'asks' };
    if (payout.state === 'sending') return { payout, step: mayOrderAgain(payout, when.at) ? 'orders-again' : 'asks' };
    if (payout.state !== 'approved' || new Date(payout.holdUntil) > when.at) return null;
    if (!(await mayReceive(db, payout))) return null; // it waits until they may, or is refused
    if ((await numberOf(services, db, payout)) === null) {
      await endPayout(
        db,
        payout,
        { state: 'failed', trouble: 'bank-changed', providerReference: null, feeKobo: null },
        when,
      );
      return null;
    }
    await setSending(db, id, when.at);
    await noteStep(db, id, { state: 'sending', trouble: null }, when.at);
    return { payout: { ...payout, state: 'sending' }, step: 'orders' };
  });

/**
 * Orders the transfer. Its reference is the payout's id, so that no second one can come of it. A refusal of the very first
 * order means that there is none. A later one may be refused because an earlier one went through and its answer was lost:
 * then the provider is asked what it has, and null is answered where that is not known, for the money may be out.
 */
const order = async (
  services: Services,
  { payout, step }: Begun,
  provider: PaymentProvider,
): Promise<TransferFound | null> => {
  const { id, ownerId, bankCode, amountKobo } = payout;
  const failed = step === 'orders' ? ({ state: 'failed', providerReference: '' } as const) : null;
  const bank = bankOf(bankCode);
  const accountNumber = await numberOf(services, services.pool, payout);
  const owner = await findAccount(services.pool, ownerId);
  if (bank === undefined || accountNumber === null || owner === null) return failed;
  const accountName = `${owner.first_name} ${owner.last_name}`;
  const narration = say('en', 'finance.payoutNarration', { product: services.productName });
  const made = await provider.transfer({ reference: id, amountKobo, bank, accountNumber, accountName, narration });
  return made.state === 'refused' ? ((await provider.verifyTransfer(id)) ?? failed) : made;
};

/**
 * Brings a payout as far as it can go: sends what may leave, asks about what left. Once, however often it is called.
 * @throws Error when the provider is away: the payout stays on its way, and the same is asked again later.
 */
export const sendPayout = async (services: Services, id: string, requestId: string): Promise<void> => {
  const { clock, log } = services;
  const begun = await begin(services, id, { at: clock.now(), requestId });
  if (begun === null) return;
  const { payout, step } = begun;
  const provider = providerNamed(services, payout.provider);
  if (provider === null) throw new Error(`There are no keys for ${payout.provider}, where a payout began.`);
  const known = step === 'orders' ? null : await provider.verifyTransfer(id);
  const found = known ?? (step === 'asks' ? null : await order(services, begun, provider));
  if (found === null && step === 'orders-again') log.error({ payoutId: id }, 'a payout wants a person');
  if (found !== null) await heedWord(services, { id, requestId }, found);
};
