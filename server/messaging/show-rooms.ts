import type { Room } from '@shuka/domain/messaging';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { HeldRoom } from './room-store.ts';

/** The other of a pair, whose name holds both ids. */
export const otherOf = ({ name }: Pick<HeldRoom, 'name'>, accountId: string): string =>
  name.split(' ').find((id) => id !== accountId) ?? accountId;

/** Rooms as a member sees them: a pair under the other's name. */
export const showRooms = async (db: Db, rooms: readonly HeldRoom[], accountId: string): Promise<Room[]> => {
  const others = rooms.filter(({ kind }) => kind === 'pair').map((room) => otherOf(room, accountId));
  const names = await fullNamesOf(db, others);
  return rooms.map(({ id, kind, isMaker, unread, lastAt, ...room }) => ({
    id,
    kind,
    isMaker,
    unread,
    lastAt,
    name: kind === 'pair' ? (names.get(otherOf(room, accountId)) ?? '-') : room.name,
  }));
};
