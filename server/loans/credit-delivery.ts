import {
  creditDelivery as contract,
  creditOf,
  demandCovers,
  koboFor,
  loanNumberOf,
  standingOf,
  type Credited,
} from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { houseMoney, moveAll, openClearing, openWallet, type MoveAsked } from '#finance';
import { holdUnpaid, payByLoan } from '#processing';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { repaidTo } from './loan-money.ts';
import type { LoanRow } from './loan-store.ts';
import { holdOwed } from './hold-running.ts';
import { notePayment } from './note-payment.ts';
import { weighedOf } from './weighed-of.ts';
import { findProduceAgreement, insertCredit } from './produce-store.ts';

type Post = Credited & { readonly id: string; readonly companyId: string };

/** From what the mill owes the house by it: to the lender what was owed, to the farmer the rest. */
const post = async (context: Context, loan: LoanRow, { id, companyId, creditKobo, restKobo }: Post): Promise<void> => {
  const { db, clock, requestId } = context;
  const [by, at, money] = [viewerOf(context).accountId, clock.now(), houseMoney(context)];
  const side = await repaidTo(db, loan, money, at);
  const farmer = await openWallet(db, loan.keeperId, money, at);
  const from = await openClearing(db, `produce:${companyId}`, money, at);
  const about = { reason: loanNumberOf(loan.number), subjectId: loan.id, from };
  const credit: MoveAsked = { id, ...about, ...side, amountKobo: creditKobo };
  const rest: MoveAsked = { id: newId(), kind: 'transfer', ...about, to: farmer, amountKobo: restKobo };
  await moveAll(db, restKobo === 0 ? [credit] : [credit, rest], { by, endpoint: contract.name, requestId, at });
};

export const creditDelivery = handle(contract, async ({ id, companyId, deliveryId, agreementId }, context) => {
  const { db, clock } = context;
  const [byId, at] = [viewerOf(context).accountId, clock.now()];
  const agreed = await findProduceAgreement(db, agreementId);
  const delivery = await holdUnpaid(db, companyId, deliveryId);
  demandCovers(agreed, weighedOf(delivery));
  if (agreed === null || delivery.agreementId !== null) throw new Problem('not-agreed');
  const today = dayOf(at);
  const loan = await holdOwed(db, agreed.loanId, today);
  if (loan.money !== houseMoney(context)) throw new Problem('lending-closed');
  const { receipt, payableGrams: grams } = delivery;
  const valueKobo = koboFor(grams, agreed.koboPerKilogram);
  const { payoffKobo, leftKobo } = standingOf(loan, today);
  const credited = creditOf(valueKobo, payoffKobo);
  if (credited.creditKobo === 0) throw new Problem('loan-not-running');
  await post(context, loan, { ...credited, id, companyId });
  const { creditKobo: loanKobo } = credited;
  const waivedKobo = loanKobo === payoffKobo ? leftKobo - loanKobo : null;
  await notePayment(db, loan, { id, loanKobo, on: today, waivedKobo, byId, at });
  await insertCredit(db, { deliveryId, agreementId, paymentId: id, receipt, grams, ...credited, on: today }, byId, at);
  await payByLoan(db, { id: newId(), deliveryId, amountKobo: valueKobo, loan: loanNumberOf(loan.number) }, byId, at);
  return { ...credited, loanNumber: loan.number };
});
