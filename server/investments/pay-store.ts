import type { OfferState } from '@shuka/domain/investments';
import { row, sql, type Db } from '#kit/db.ts';
import type { HoldingRow } from './holding-store.ts';

type Paid = { readonly paidAt: Date; readonly coolingUntil: Date; readonly moveId: string };

/** An offer after one more of its pledges was paid for. */
export type OfferPaid = { readonly state: OfferState; readonly goalKobo: number; readonly paidKobo: number };

/**
 * Notes that a pledge is paid for: its row, the offer's sum and the investor's tallies; the offer is held from here on.
 * Null, and nothing is written, where the offer takes no money or the holding waits for none.
 */
export const notePaid = (
  db: Db,
  { id, offerId, investorId }: Pick<HoldingRow, 'id' | 'offerId' | 'investorId'>,
  { paidAt, coolingUntil, moveId }: Paid,
): Promise<OfferPaid | null> =>
  row<OfferPaid>(
    db,
    sql`select state, goal_kobo as "goalKobo", paid_kobo as "paidKobo"
        from investments.note_paid(${id}, ${offerId}, ${investorId}, ${paidAt}, ${coolingUntil}, ${moveId})`,
  );
