import { addMember as contract, roomLimits } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { isAssigned } from '#relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMembers, holdRoom, insertMembers } from './room-store.ts';

export const addMember = handle(contract, async ({ roomId, memberId }, context) => {
  const { db, clock } = context;
  if (!(await isAssigned(db, viewerOf(context).accountId, memberId))) throw new Problem('not-in-care');
  await holdRoom(db, roomId);
  const members = await findMembers(db, roomId);
  if (members.some(({ accountId }) => accountId === memberId)) return {};
  // The maker is a member beside those they may have.
  if (members.length > roomLimits.mostMembers) throw new Problem('group-full');
  await insertMembers(db, roomId, [memberId], clock.now());
  return {};
});
