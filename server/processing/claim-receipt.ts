import { checkMayClaim, checkUnclaimed, type StorageEvent, type StoredLot } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { endClaim, findClaim, insertClaim, insertEvent, type ClaimRow } from './claim-store.ts';
import { showReceipt } from './show-receipt.ts';
import { holdReceipt, type ReceiptRow } from './warehouse-store.ts';

type Acting = Pick<Context, 'db' | 'clock' | 'viewer' | 'publicUrl'>;

/** @throws Problem `not-found`. */
export const heldReceipt = async ({ db }: Acting, receiptId: string): Promise<ReceiptRow> => {
  const receipt = await holdReceipt(db, receiptId);
  if (receipt === null) throw new Problem('not-found');
  return receipt;
};

/** A receipt that nothing stands on, held. @throws Problem `receipt-over`, `receipt-claimed`. */
export const holdUnclaimed = async (context: Acting, receiptId: string): Promise<ReceiptRow> => {
  const receipt = await heldReceipt(context, receiptId);
  checkUnclaimed({ ...receipt, isClaimed: (await findClaim(context.db, receiptId)) !== null });
  return receipt;
};

/** What was offered on a receipt and stands so, held. @throws Problem `nothing-offered`. */
export const holdClaim = async (
  context: Acting,
  receiptId: string,
  isMeant: (claim: ClaimRow) => boolean,
): Promise<ClaimRow> => {
  await heldReceipt(context, receiptId);
  const claim = await findClaim(context.db, receiptId);
  if (claim === null || !isMeant(claim)) throw new Problem('nothing-offered');
  return claim;
};

/** Writes a line of the history. */
export const tell = (context: Acting, receiptId: string, kind: StorageEvent, said: string) =>
  insertEvent(context.db, { receiptId, kind, said }, viewerOf(context as Context).accountId, context.clock.now());

type Claim = Pick<ClaimRow, 'id' | 'receiptId' | 'kind' | 'lender' | 'amountKobo' | 'toCompanyId'>;

/**
 * Puts a pledge or an offer on a receipt; of many at once, one.
 * @param said how its history names the other side. @throws Problem as `checkMayClaim`.
 */
export const claimReceipt = async (context: Acting, claim: Claim, said: string): Promise<StoredLot> => {
  const { db, clock } = context;
  const { receiptId, kind } = claim;
  const receipt = await heldReceipt(context, receiptId);
  checkMayClaim({ ...receipt, isClaimed: (await findClaim(db, receiptId)) !== null }, clock.now());
  const isFirst = await insertClaim(db, claim, viewerOf(context as Context).accountId, clock.now());
  if (!isFirst) throw new Problem('receipt-claimed');
  await tell(context, receiptId, `${kind}-offered`, said);
  return showReceipt(context, receiptId);
};

/** Ends what stands on a receipt, and tells how. */
export const unclaim = async (context: Acting, claim: ClaimRow, kind: StorageEvent, said: string): Promise<void> => {
  await endClaim(context.db, claim.id, context.clock.now());
  await tell(context, claim.receiptId, kind, said);
};
