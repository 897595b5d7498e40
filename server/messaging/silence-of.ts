import type { OpenedRoom } from '@shuka/domain/messaging';
import type { Db } from '#kit/db.ts';
import { isBlocked } from './block-store.ts';
import type { FindTies } from './find-ties.ts';
import { otherOf } from './show-rooms.ts';
import type { HeldRoom } from './room-store.ts';

/** Why somebody cannot write in a room now; null when they can. In a group a block parts two, and silences nobody. */
export const silenceOf = async (
  db: Db,
  findTies: FindTies,
  room: Pick<HeldRoom, 'kind' | 'name'>,
  accountId: string,
): Promise<OpenedRoom['silence']> => {
  if (room.kind === 'group') return null;
  const other = otherOf(room, accountId);
  if (await isBlocked(db, accountId, other)) return 'blocked';
  return (await findTies(db, accountId)).some((one) => one.accountId === other) ? null : 'not-tied';
};
