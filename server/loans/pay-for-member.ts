import { payForMember as contract, standingOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMembers } from './group-store.ts';
import { holdOwed } from './hold-running.ts';
import { takePayment } from './take-payment.ts';
import { answerGroup } from './show-group.ts';

/** Nobody pays for another ahead of time: what is late, and no more. */
export const payForMember = handle(contract, async ({ id, groupId, loanId, amountKobo }, context) => {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  const isOfGroup = (await findMembers(db, groupId)).some((member) => member.id === loanId);
  if (!isOfGroup) throw new Problem('not-found');
  const loan = await holdOwed(db, loanId, today);
  const { overdueKobo } = standingOf(loan, today);
  if (amountKobo > overdueKobo) throw new Problem('more-than-late', { values: { amount: formatNaira(overdueKobo) } });
  const payerId = viewerOf(context).accountId;
  await takePayment(context, loan, { id, amountKobo, payerId, endpoint: contract.name });
  return answerGroup(db, groupId, today);
});
