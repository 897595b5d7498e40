import { listPosts, listRooms, makeGroup, writePost } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

const { amina, musa, chidi } = people;

/** What tests do in rooms of a house. */
export const roomsIn = (house: OpenHouse) => {
  /** A group that Chidi made of these people, Amina and Musa where nothing else is said. */
  const group = async (memberIds: readonly string[] = [amina.accountId, musa.accountId]) =>
    (await house.as(chidi).call(makeGroup, { id: newId(), name: 'Bichi maize', memberIds: [...memberIds] })).body.id;

  const write = (person: WorldPerson, roomId: string, text: string) =>
    house.as(person).call(writePost, { id: newId(), roomId, text });

  const textsOf = async (person: WorldPerson, roomId: string) =>
    (await house.as(person).call(listPosts, { roomId })).body.items.map(({ text }) => text);

  const roomOf = async (person: WorldPerson, roomId: string) =>
    (await house.as(person).call(listRooms, {})).body.items.find(({ id }) => id === roomId);

  return { group, write, textsOf, roomOf };
};
