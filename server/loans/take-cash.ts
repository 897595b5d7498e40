import type { Money } from '@shuka/domain/finance';
import {
  cashDay,
  countCash,
  isOwed,
  loanNumberOf,
  takeCash as contract,
  tillRules,
  type CashCount,
} from '@shuka/domain/loans';
import { dayOf, daysBetween } from '@shuka/domain/kit/day.ts';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { tellPerson } from '#accounts';
import { houseMoney, moveAll, openClearing, openWallet, type MoveAsked } from '#finance';
import { isAssigned } from '#relations';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdAged } from './hold-running.ts';
import { repaidTo } from './loan-money.ts';
import { findGoingOn, type LoanRow } from './loan-store.ts';
import { notePayment } from './note-payment.ts';
import { findReceiptsByIds, findReceiptsOfNumber, insertReceipt } from './receipt-store.ts';
import { openTillCase } from './till-case-store.ts';
import { tillAccountOf } from './till-money.ts';
import { holdTill, setTill } from './till-store.ts';

type Draft = InputOf<typeof contract>;

/** Cash as it was taken: by whom, for which loan, from which day it counts, and what the loan takes of it. */
type Taken = {
  readonly draft: Draft;
  readonly loan: LoanRow;
  readonly managerId: string;
  readonly money: Money;
  readonly countedOn: string;
  readonly count: CashCount;
};

/** Out of the manager's till: to the lender, and what is too much to the farmer. One of the moves has the receipt's own id. */
const moveMoney = async ({ db, clock, requestId }: Context, { draft, loan, managerId, money, count }: Taken) => {
  const at = clock.now();
  const side = await repaidTo(db, loan, money, at);
  const farmer = await openWallet(db, loan.keeperId, money, at);
  const from = await openClearing(db, tillAccountOf(managerId), money, at);
  const about = { reason: `${loanNumberOf(loan.number)} ${draft.receipt}`, subjectId: loan.id, from } as const;
  const { loanKobo, walletKobo } = count;
  const moves: MoveAsked[] = [
    { ...about, ...side, id: draft.id, amountKobo: loanKobo },
    { ...about, id: loanKobo === 0 ? draft.id : newId(), kind: 'refund', to: farmer, amountKobo: walletKobo },
  ];
  const made = moves.filter(({ amountKobo }) => amountKobo > 0);
  await moveAll(db, made, { by: managerId, endpoint: contract.name, requestId, at });
};

/** Who has to look at it, and why. */
const openCases = async ({ db, clock }: Context, { draft, loan, managerId, count }: Taken, isTwice: boolean) => {
  const [at, { id: receiptId, amountKobo, takenAt }] = [clock.now(), draft];
  const away = Math.abs(daysBetween(dayOf(new Date(takenAt)), dayOf(at)));
  const kinds = [
    ...(isOwed(loan) ? [] : (['loan-over'] as const)),
    ...(away > tillRules.mostDaysAway ? (['came-late'] as const) : []),
    ...(isTwice ? (['number-twice'] as const) : []),
    ...((await isAssigned(db, managerId, loan.keeperId)) ? [] : (['not-in-care'] as const)),
  ];
  for (const kind of kinds) {
    const about = kind === 'loan-over' ? count.walletKobo : amountKobo;
    await openTillCase(db, { kind, managerId, receiptId, amountKobo: about }, at);
  }
};

const tellFarmer = (context: Context, { draft, loan, count }: Taken): Promise<void> => {
  const values = { receipt: draft.receipt, amount: formatNaira(draft.amountKobo), number: loanNumberOf(loan.number) };
  const over = formatNaira(count.walletKobo);
  const says = count.walletKobo === 0 ? 'sms.cashTaken' : 'sms.cashTakenOver';
  return tellPerson(context, loan.keeperId, says, () => ({ ...values, over }));
};

/** Everything that follows from cash, in the one transaction of the act. */
const post = async (context: Context, taken: Taken): Promise<void> => {
  const { db, clock } = context;
  const { draft, loan, managerId, money, countedOn, count } = taken;
  const at = clock.now();
  const till = await holdTill(db, managerId, money);
  await moveMoney(context, taken);
  if (count.loanKobo > 0) await notePayment(db, loan, { ...count, id: draft.id, on: countedOn, byId: managerId, at });
  await insertReceipt(
    db,
    { ...draft, ...count, loanId: loan.id, keeperId: loan.keeperId, managerId, money, countedOn },
    at,
  );
  const since = till.since !== null && till.since < countedOn ? till.since : countedOn;
  await setTill(db, managerId, money, { cashKobo: till.cashKobo + draft.amountKobo, since });
};

export const takeCash = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const managerId = viewerOf(context).accountId;
  const today = dayOf(clock.now());
  // Cash for a loan that goes on by another plan is for the one that goes on.
  const held = await holdAged(db, await findGoingOn(db, draft.loanId), today);
  // The same receipt from another phone, or once more: what was written first is it.
  if ((await findReceiptsByIds(db, [draft.id])).length > 0) return { id: draft.id };
  const earlier = await findReceiptsOfNumber(db, managerId, draft.receipt);
  const isSame = earlier.some(
    ({ loanId, amountKobo }) => [held.id, draft.loanId].includes(loanId) && amountKobo === draft.amountKobo,
  );
  if (isSame) return { id: draft.id };
  const countedOn = cashDay(draft.takenAt, held, today);
  const count = countCash(held, { amountKobo: draft.amountKobo, takenOn: countedOn }, held.agedOn ?? today);
  const taken = { draft, loan: held, managerId, money: held.money ?? houseMoney(context), countedOn, count };
  await post(context, taken);
  await openCases(context, taken, earlier.length > 0);
  await tellFarmer(context, taken);
  return { id: draft.id };
});
