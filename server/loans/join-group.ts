import { checkMayJoin, joinGroup as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { addMember, demandProduct } from './demand-member.ts';
import { findGroupIdOfCode, findMembers, holdGroup } from './group-store.ts';
import { answerGroup } from './show-group.ts';

export const joinGroup = handle(contract, async ({ id, keeperId, code, principalKobo, purpose }, context) => {
  const { db, clock } = context;
  const groupId = await findGroupIdOfCode(db, code);
  const group = groupId === null ? null : await holdGroup(db, groupId);
  if (group === null) throw new Problem('not-found');
  checkMayJoin(group.state, (await findMembers(db, group.id)).length, group.size);
  const product = await demandProduct(context, group.productId, group.version);
  const { instalments } = group;
  await addMember(context, product, { id, groupId: group.id, keeperId, principalKobo, purpose, instalments });
  return answerGroup(db, group.id, dayOf(clock.now()));
});
