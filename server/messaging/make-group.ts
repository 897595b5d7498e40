import { makeGroup as contract, roomLimits } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAssigned } from '#relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countGroups, insertRoom } from './room-store.ts';

export const makeGroup = handle(contract, async ({ id, name, memberIds }, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const wanted = [...new Set(memberIds)];
  const assigned = await findAssigned(db, accountId, wanted);
  if (wanted.some((one) => !assigned.has(one))) throw new Problem('not-in-care');
  if ((await countGroups(db, accountId)) >= roomLimits.mostGroups) throw new Problem('too-many-groups');
  await insertRoom(db, {
    id,
    kind: 'group',
    name,
    madeBy: accountId,
    memberIds: [accountId, ...wanted],
    now: clock.now(),
  });
  return { id, kind: 'group', name, isMaker: true, unread: 0, lastAt: null } as const;
});
