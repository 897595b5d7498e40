import { move, openPlatformAccount, openWallet, type Origin } from '#finance';
import type { Db } from '#kit/db.ts';
import type { CoverRow } from './cover-store.ts';

/** The house's account that premiums go to and payouts are paid from. */
export const openFund = (db: Db, money: CoverRow['money'], at: Date): Promise<string> =>
  openPlatformAccount(db, 'insurance', money, at);

/** What a line of a wallet's statement says of a cover. */
export const wordsOf = ({ terms, plotName }: Pick<CoverRow, 'terms' | 'plotName'>): string =>
  `${terms.name}: ${plotName}`.slice(0, 200);

type Way = { readonly moveId: string; readonly kind: 'premium' | 'refund' };

/** Moves the farmer's part of a premium into the fund, or back. The last thing of its transaction. */
export const movePremium = async (db: Db, cover: CoverRow, { moveId, kind }: Way, origin: Origin): Promise<void> => {
  const wallet = await openWallet(db, cover.keeperId, cover.money, origin.at);
  const fund = await openFund(db, cover.money, origin.at);
  const [from, to] = kind === 'premium' ? [wallet, fund] : [fund, wallet];
  const { id: subjectId, ownKobo: amountKobo } = cover;
  await move(db, { id: moveId, kind, reason: wordsOf(cover), subjectId, from, to, amountKobo }, origin);
};
