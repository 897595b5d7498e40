import { readRoom as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import type { FindTies } from './find-ties.ts';
import { findMembers, findRoom } from './room-store.ts';
import { showRooms } from './show-rooms.ts';
import { silenceOf } from './silence-of.ts';

export const readRoom = (findTies: FindTies): Route =>
  handle(contract, async ({ roomId }, context) => {
    const { db } = context;
    const { accountId } = viewerOf(context);
    const held = await findRoom(db, roomId, accountId);
    if (held === null) throw new Problem('not-found');
    const [shown] = await showRooms(db, [held], accountId);
    if (shown === undefined) throw new Problem('not-found');
    const members = await findMembers(db, roomId);
    const names = await fullNamesOf(
      db,
      members.map((one) => one.accountId),
    );
    const named = members.map((one) => ({ ...one, name: names.get(one.accountId) ?? '-' }));
    return { ...shown, members: named, silence: await silenceOf(db, findTies, held, accountId) };
  });
