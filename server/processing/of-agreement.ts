import { reckon, type Delivery, type DeliveryDraft } from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findAgreement, recordDelivery, recordPayment, voidDelivery } from '#marketplace';
import type { Db } from '#kit/db.ts';

/* What the gate says of a delivery that somebody had agreed to bring. */

type Of = Pick<Delivery, 'id' | 'agreementId'>;

/**
 * The price of a kilogram that was agreed; null where nothing was.
 * @throws Problem `no-such-agreement` for none of this mill, or an order of listed produce, which is counted by itself; `invalid` beside `lotId`: an agreement is of lots.
 */
export const findAgreedPrice = async (
  db: Db,
  { agreementId, companyId, lotId }: DeliveryDraft,
): Promise<number | null> => {
  if (agreementId === null) return null;
  const agreement = await findAgreement(db, agreementId);
  if (agreement?.companyId !== companyId || agreement.bidNumber === null) throw new Problem('no-such-agreement');
  if (lotId === null) throw refusedField('lotId', 'weigh.lotOfAgreement');
  return agreement.koboPerKilogram;
};

/** Its share, its clock of payment and the farmer's record follow. @throws Problem `no-such-lot` for a lot not in it. */
export const tellAgreement = async (db: Db, draft: DeliveryDraft, weighed: Date, now: Date): Promise<void> => {
  const { id, agreementId, lotId, amountKobo } = draft;
  if (agreementId === null || lotId === null) return;
  const grams = reckon(draft, draft.terms).netGrams;
  await recordDelivery(db, { id, answerId: agreementId, lotId, grams, amountKobo, deliveredOn: dayOf(weighed) }, now);
};

/** What was weighed wrong counts no more; said again it changes nothing. */
export const tellVoid = async (db: Db, { id, agreementId }: Of, now: Date): Promise<void> => {
  if (agreementId !== null) await voidDelivery(db, id, now);
};

type Paid = { readonly id: string; readonly amountKobo: number; readonly paidAt: string };

/** Paid on a day of Nigeria, by a phone's clock that may go ahead. */
export const tellPaid = async (db: Db, { agreementId }: Of, { paidAt, ...paid }: Paid, now: Date): Promise<void> => {
  if (agreementId === null) return;
  const paidOn = dayOf(new Date(Math.min(Date.parse(paidAt), now.getTime())));
  await recordPayment(db, { ...paid, answerId: agreementId, paidOn }, now);
};
