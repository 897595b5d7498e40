import { standingOf, startPayIn as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { InputOf } from '@shuka/domain/kit/endpoint.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { beginPayment, houseMoney } from '#finance';
import { inTransaction, type Db } from '#kit/db.ts';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdOwed } from './hold-running.ts';
import { insertPayIn } from './pay-in-store.ts';
import { answerPayIn } from './show-pay-ins.ts';

/** @throws Problem `loan-not-running`, `lending-closed`, `more-than-owed` for what the loan would not take today. */
const demandTakes = async (db: Db, { loanId, amountKobo }: InputOf<typeof contract>, context: Context) => {
  const today = dayOf(context.clock.now());
  const loan = await holdOwed(db, loanId, today);
  if (loan.money !== houseMoney(context)) throw new Problem('lending-closed');
  const { payoffKobo } = standingOf(loan, today);
  if (amountKobo > payoffKobo) throw new Problem('more-than-owed', { values: { amount: formatNaira(payoffKobo) } });
};

export const startPayIn = handle(contract, ({ id }, { db }) => answerPayIn(db, id), {
  prepare: async (input, context) => {
    const { pool, clock } = context;
    const { id, loanId, amountKobo } = input;
    await inTransaction(pool, (db) => demandTakes(db, input, context));
    const also = (db: Db) => insertPayIn(db, id, loanId, clock.now());
    await beginPayment({ id, purpose: 'loan', amountKobo }, context, also);
    return null;
  },
});
