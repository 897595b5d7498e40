import { offerNumberOf } from '@shuka/domain/investments';
import {
  move,
  moveAll,
  openEscrow,
  openPlatformAccount,
  openWallet,
  openWallets,
  type MoveAsked,
  type Origin,
} from '#finance';
import type { Db } from '#kit/db.ts';
import type { HoldingRow } from './holding-store.ts';

/* What pledges do in the ledger before their offer runs. Each is the last thing of its transaction. */

const wordsOf = ({ offerNumber, title }: HoldingRow): string => `${offerNumberOf(offerNumber)} ${title}`;

/** Where the money of a pledge is and where it goes: ids of accounts of the ledger. */
type Ends = { readonly from: string; readonly to: string };

/** Looks up, or opens, the wallet that a pledge is paid from and the escrow of its offer. */
export const openEnds = async (db: Db, { investorId, offerId, money }: HoldingRow, now: Date): Promise<Ends> => ({
  from: await openWallet(db, investorId, money, now),
  to: await openEscrow(db, offerId, money, now),
});

/** Moves what was pledged from the investor's wallet to the escrow of the offer. @throws Problem `not-enough-money`. */
export const payIn = async (
  db: Db,
  holding: HoldingRow,
  { moveId, from, to }: Ends & { readonly moveId: string },
  origin: Origin,
): Promise<void> => {
  const { id, amountKobo } = holding;
  const asked = { id: moveId, kind: 'pledge', reason: wordsOf(holding), subjectId: id, from, to, amountKobo } as const;
  await move(db, asked, origin);
};

export type Back = { readonly holding: HoldingRow; readonly moveId: string };

/** Gives all of it back to those who put it in: holdings of one offer, all or none. */
export const payBack = async (db: Db, backs: readonly Back[], origin: Origin): Promise<void> => {
  const [first] = backs;
  if (first === undefined) return;
  const { offerId, money } = first.holding;
  const from = await openEscrow(db, offerId, money, origin.at);
  const investors = [...new Set(backs.map(({ holding }) => holding.investorId))];
  const wallets = await openWallets(db, investors, money, origin.at);
  const asked = backs.map(({ holding, moveId }): MoveAsked => {
    const { id, investorId, amountKobo } = holding;
    const to = wallets.get(investorId) ?? ''; // a move to nowhere is refused
    return { id: moveId, kind: 'refund', reason: wordsOf(holding), subjectId: id, from, to, amountKobo };
  });
  await moveAll(db, asked, origin);
};

type Fee = {
  readonly id: string;
  readonly offerId: string;
  readonly money: HoldingRow['money'];
  readonly amountKobo: number;
};

/** Takes the house's fee out of the escrow of an offer that begins. */
export const takeFee = async (db: Db, { id, offerId, money, amountKobo }: Fee, origin: Origin): Promise<void> => {
  const from = await openEscrow(db, offerId, money, origin.at);
  const to = await openPlatformAccount(db, 'fees', money, origin.at);
  await move(db, { id, kind: 'fee', reason: '', subjectId: offerId, from, to, amountKobo }, origin);
};
