import { leaveGroup as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { endMember, holdGroup, setGroupState } from './group-store.ts';

export const leaveGroup = handle(contract, async ({ groupId, keeperId }, { db, clock }) => {
  const group = await holdGroup(db, groupId);
  if (group === null) throw new Problem('not-found');
  if (group.state !== 'forming') throw new Problem('group-closed');
  if (!(await endMember(db, groupId, keeperId, clock.now()))) throw new Problem('not-found');
  if (group.keeperId === keeperId) await setGroupState(db, groupId, 'given-up');
  return {};
});
