import type { Money, Payment } from '@shuka/domain/finance';
import { countCash, loanNumberOf, type CashCount } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findLanguages, newsOf, sendNotice } from '#accounts';
import { moveAll, openLoanPayIns, openWallet, passOnPayment, type MoveAsked } from '#finance';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { say } from '#kit/words.ts';
import { holdAged } from './hold-running.ts';
import { repaidTo } from './loan-money.ts';
import { findGoingOn, type LoanRow } from './loan-store.ts';
import { notePayment } from './note-payment.ts';
import { holdPayIn, setPayInTaken } from './pay-in-store.ts';

type Paid = {
  readonly payment: Payment;
  readonly loan: LoanRow;
  readonly money: Money;
  readonly count: CashCount;
  readonly at: Date;
  readonly requestId: string;
};

/** From what was paid in for loans: to the lender what pays the loan, to the farmer's wallet what it does not take. */
const post = async (db: Db, { payment, loan, money, count, at, requestId }: Paid): Promise<void> => {
  const { loanKobo, walletKobo } = count;
  const side = await repaidTo(db, loan, money, at);
  const from = await openLoanPayIns(db, money, at);
  const about = { reason: loanNumberOf(loan.number), subjectId: loan.id, from };
  const [id, to] = [newId(), await openWallet(db, loan.keeperId, money, at)];
  const moves: MoveAsked[] = [
    { ...about, ...side, id, amountKobo: loanKobo },
    { ...about, id: newId(), kind: 'refund', to, amountKobo: walletKobo },
  ];
  const made = moves.filter(({ amountKobo }) => amountKobo > 0);
  const origin = { by: null, endpoint: 'loans.takePayIn', requestId, at };
  await moveAll(db, made, origin);
  if (loanKobo > 0) {
    const on = dayOf(at);
    await notePayment(db, loan, { id, loanKobo, on, waivedKobo: count.waivedKobo, byId: loan.keeperId, at });
  }
  await setPayInTaken(db, payment.id, { loanId: loan.id, loanKobo, walletKobo, on: dayOf(at) });
};

const tellFarmer = async (services: Services, { payment, loan, count }: Paid): Promise<void> => {
  const { pool, productName: product, publicUrl: url } = services;
  const language = (await findLanguages(pool, [loan.keeperId])).get(loan.keeperId) ?? 'en';
  const [number, amount] = [loanNumberOf(loan.number), formatNaira(payment.amountKobo)];
  const says = count.walletKobo === 0 ? 'sms.loanPaidIn' : 'sms.loanPaidInOver';
  const text = say(language, says, { number, amount, over: formatNaira(count.walletKobo), product, url });
  await sendNotice(services, loan.keeperId, newsOf(services, 'trade', language, text));
};

/** The payment taken, in one transaction; null where there is nothing to take. */
const take = (services: Services, payInId: string, requestId: string): Promise<Paid | null> =>
  inTransaction(services.pool, async (db) => {
    const held = await holdPayIn(db, payInId);
    const payment = held === null || held.taken !== null ? null : await passOnPayment(db, payInId);
    if (held === null || payment === null) return null;
    const at = services.clock.now();
    const today = dayOf(at);
    const loan = await holdAged(db, await findGoingOn(db, held.loanId), today);
    const money: Money = payment.isSandbox ? 'sandbox' : 'real';
    // Penalties were counted to today just now: no night counted on money that was here already.
    const count = countCash(loan, { amountKobo: payment.amountKobo, takenOn: today }, today);
    const paid = { payment, loan, money, count, at, requestId };
    await post(db, paid);
    return paid;
  });

/**
 * Takes a payment that came in for a loan, once however often it is called: the loan takes what pays it off, the rest is the
 * farmer's; all of it where the loan is over. A loan that goes on by another plan is paid as that one. The farmer is told.
 */
export const takePayIn = async (services: Services, payInId: string, requestId: string): Promise<void> => {
  const paid = await take(services, payInId, requestId);
  if (paid === null) return;
  await tellFarmer(services, paid).catch((error: unknown) =>
    services.log.error({ error, payInId }, 'a farmer could not be told of what they paid'),
  );
};
