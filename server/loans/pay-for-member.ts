import { payForMember as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMembers } from './group-store.ts';
import { holdOwed } from './hold-running.ts';
import { payWhatIsLate } from './pay-what-is-late.ts';
import { answerGroup } from './show-group.ts';

export const payForMember = handle(contract, async ({ id, groupId, loanId, amountKobo }, context) => {
  const { db, clock } = context;
  const today = dayOf(clock.now());
  const isOfGroup = (await findMembers(db, groupId)).some((member) => member.id === loanId);
  if (!isOfGroup) throw new Problem('not-found');
  const loan = await holdOwed(db, loanId, today);
  const payerId = viewerOf(context).accountId;
  await payWhatIsLate(context, loan, { id, amountKobo, payerId, endpoint: contract.name });
  return answerGroup(db, groupId, today);
});
