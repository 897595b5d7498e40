import { bankOf, maskNumber } from '@shuka/domain/accounts';
import type { AskedPayout, Payout } from '@shuka/domain/finance';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findSteps } from './payment-store.ts';
import type { PayoutRow } from './payout-store.ts';

type Steps = Awaited<ReturnType<typeof findSteps>>;

const show = (payout: PayoutRow, steps: Steps): Payout => {
  const { id, amountKobo, provider, state, trouble, bankCode, tail, holdUntil, reason, createdAt } = payout;
  const bankName = bankOf(bankCode)?.name ?? bankCode;
  const mine = steps.filter(({ subjectId }) => subjectId === id);
  return {
    id,
    amountKobo,
    provider,
    isSandbox: provider === 'sandbox',
    state,
    trouble,
    bankName,
    masked: maskNumber(tail),
    holdUntil,
    reason,
    createdAt,
    history: mine.map(({ state: came, at }) => ({ state: came, at })),
  };
};

/** A payout as its owner sees it: the account number by its last three. */
export const showPayout = async (db: Db, payout: PayoutRow): Promise<Payout> =>
  show(payout, await findSteps(db, [payout.id]));

/** Payouts as those see them who decide, with whose they are. */
export const showAskedPayouts = async (db: Db, payouts: readonly PayoutRow[]): Promise<AskedPayout[]> => {
  const steps = await findSteps(
    db,
    payouts.map(({ id }) => id),
  );
  const names = await fullNamesOf(
    db,
    payouts.flatMap(({ ownerId, returnAskedBy }) => [ownerId, returnAskedBy]),
  );
  return payouts.map((payout) => {
    const { ownerId, sendingAt, returnAskedBy: byId, returnAskedAt: at, returnReason: reason } = payout;
    const returnAsked =
      byId === null || at === null || payout.state !== 'sending'
        ? null
        : { byId, byName: names.get(byId) ?? '', at, reason };
    return { ...show(payout, steps), ownerId, ownerName: names.get(ownerId) ?? '', sendingAt, returnAsked };
  });
};
