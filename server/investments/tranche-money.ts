import { offerNumberOf } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { houseMoney, openEscrow, openWallet } from '#finance';
import type { Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { mayInvest } from './may-move.ts';
import type { OfferRow } from './offer-store.ts';

/** What a line of a wallet's statement says of an offer. */
export const wordsOfOffer = ({ number, terms }: OfferRow): string => `${offerNumberOf(number)} ${terms.title}`;

/** The money that an offer took. @throws Problem `investing-closed` where this house moves another now. */
export const moneyOf = (context: Pick<Context, 'payments'>, { money }: OfferRow) => {
  const now = houseMoney(context);
  if (money !== null && money !== now) throw new Problem('investing-closed');
  return now;
};

/** @throws Problem `investing-closed` where no money may go to farms, or come from them, today. */
export const demandMayInvest = async (context: Context, offer: OfferRow): Promise<void> => {
  moneyOf(context, offer);
  if (!(await mayInvest(context, context.db))) throw new Problem('investing-closed');
};

/** The escrow of an offer and the wallet of its farmer, as accounts of the ledger. */
export const openSides = async (
  db: Db,
  offer: OfferRow,
  money: ReturnType<typeof moneyOf>,
  now: Date,
): Promise<{ readonly escrow: string; readonly farmer: string }> => ({
  escrow: await openEscrow(db, offer.id, money, now),
  farmer: await openWallet(db, offer.keeperId, money, now),
});
