import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Db } from '#kit/db.ts';
import type { MoveAsked } from './move.ts';
import { openClearing, openCost } from './open-ledger-account.ts';
import { moneyOf } from './payment-provider.ts';
import type { PaymentRow } from './payment-store.ts';

type About = Pick<PaymentRow, 'id' | 'provider'> & { readonly amountKobo: number; readonly feeMoveId: string | null };

/** The fee that a provider says it kept, where it is to be noted: said, not nothing, no more than the amount, not noted yet. */
const dueFee = ({ amountKobo, feeMoveId }: About, said: number | null | undefined): number | null =>
  said === null || said === undefined || said < 1 || said > amountKobo || feeMoveId !== null ? null : said;

/**
 * The move of a provider's fee: the house paid it, and the provider holds less for us by it. None where no fee is due.
 * It goes into one call with the other moves of its transaction.
 */
export const feeMoves = async (
  db: Db,
  about: About,
  said: number | null | undefined,
  at: Date,
): Promise<MoveAsked[]> => {
  const amountKobo = dueFee(about, said);
  if (amountKobo === null) return [];
  const money = moneyOf(about.provider);
  const from = await openCost(db, 'provider-fees', money, at);
  const to = await openClearing(db, about.provider, money, at);
  return [{ id: newId(), kind: 'provider-fee', reason: '', subjectId: about.id, from, to, amountKobo }];
};
