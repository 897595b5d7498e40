import { applyForGroup as contract, checkMayApply } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandProduct } from './demand-member.ts';
import { makeScore } from './make-score.ts';
import { findMembers, holdGroup, setGroupState } from './group-store.ts';
import { insertLoan } from './loan-store.ts';
import { demandMayLend } from './may-lend.ts';
import { answerGroup } from './show-group.ts';
import { insertStep } from './step-store.ts';

/** One loan a member, with their own id, share and purpose: all of them or none. */
export const applyForGroup = handle(contract, async ({ groupId, keeperId }, context) => {
  const { db, clock } = context;
  const [now, byId] = [clock.now(), viewerOf(context).accountId];
  const group = await holdGroup(db, groupId);
  if (group === null || group.keeperId !== keeperId) throw new Problem('not-found');
  const members = await findMembers(db, groupId);
  checkMayApply(group.state, members.length, group.size);
  const { productId, version, instalments } = group;
  await demandProduct(context, productId, version);
  await demandMayLend(context, db);
  for (const one of members) {
    const score = await makeScore(db, one, dayOf(now));
    const loan = { ...one, productId, version, instalments, hasAgreed: true, groupId, score, askedBy: byId };
    if (!(await insertLoan(db, { ...loan, state: 'asked' }, now))) {
      const name = (await fullNamesOf(db, [one.keeperId])).get(one.keeperId) ?? '';
      throw new Problem('member-has-loan', { values: { name } });
    }
    await insertStep(db, one.id, { state: 'asked', byId, words: '', at: now });
  }
  await setGroupState(db, groupId, 'applied');
  return answerGroup(db, groupId, dayOf(now));
});
