import { afterAll, describe, expect, test } from 'vitest';
import {
  blockPerson,
  leaveRoom,
  listBlocks,
  listPartners,
  listPosts,
  openPair,
  readRoom,
  sendMessage,
  unblockPerson,
} from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { acceptedRequest } from '#world/mill-runs.ts';
import { openHouse } from '#world/open-house.ts';
import { roomsIn } from '#world/room-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, danjuma, bola } = people;
const by = (person: WorldPerson) => house.as(person);

const { group, write, textsOf, roomOf } = roomsIn(house);

describe('a farmer and a mill', () => {
  let roomId = '';
  const open = (person: WorldPerson, partnerId: string) => by(person).call(openPair, { id: newId(), partnerId });

  test('have nothing to say to each other before something ties them', async () => {
    expect((await by(amina).call(listPartners, {})).body.items).toEqual([]);
    expect((await open(amina, danjuma.accountId)).status).toBe(404);
    expect((await open(amina, newId())).status).toBe(404);
  });

  test('write to each other once the mill took a request, in one room whoever opens it', async () => {
    await acceptedRequest(house);
    expect((await by(amina).call(listPartners, {})).body.items).toEqual([
      { accountId: danjuma.accountId, name: `${danjuma.firstName} ${danjuma.lastName}`, tie: 'mill', roomId: null },
    ]);
    roomId = (await open(amina, danjuma.accountId)).body.roomId;
    expect((await open(danjuma, amina.accountId)).body.roomId).toBe(roomId);
    expect((await write(danjuma, roomId, 'Bring it dry.')).status).toBe(201);
    expect(await roomOf(amina, roomId)).toMatchObject({ kind: 'pair', name: 'Danjuma Bello', unread: 1 });
    expect((await by(chidi).call(listPosts, { roomId })).status).toBe(404);
    expect((await by(amina).call(leaveRoom, { roomId })).status).toBe(404);
  });

  test('see nothing new of each other while one has blocked the other', async () => {
    expect((await by(amina).call(blockPerson, { accountId: danjuma.accountId })).status).toBe(200);
    for (const person of [amina, danjuma]) {
      expect((await write(person, roomId, 'Hear me.')).body.code).toBe('blocked');
      expect((await by(person).call(readRoom, { roomId })).body.silence).toBe('blocked');
    }
    expect((await by(amina).call(listBlocks, {})).body.items).toMatchObject([{ accountId: danjuma.accountId }]);
    expect((await by(danjuma).call(listBlocks, {})).body.items).toEqual([]);
    await by(danjuma).call(unblockPerson, { accountId: amina.accountId });
    expect((await write(danjuma, roomId, 'Hear me.')).body.code).toBe('blocked');
    await by(amina).call(unblockPerson, { accountId: danjuma.accountId });
    expect((await write(danjuma, roomId, 'Thank you.')).status).toBe(201);
  });

  test('read what was written, and write no more, once nothing ties them', async () => {
    await run(house.pool, sql`delete from processing.request`);
    expect((await write(amina, roomId, 'Are you there?')).body.code).toBe('not-tied');
    expect((await by(amina).call(readRoom, { roomId })).body.silence).toBe('not-tied');
    expect(await textsOf(amina, roomId)).toContain('Thank you.');
  });
});

describe('a block', () => {
  test('parts two in a group and silences nobody else there', async () => {
    const roomId = await group();
    await by(amina).call(blockPerson, { accountId: musa.accountId });
    await write(musa, roomId, 'From Musa.');
    expect((await roomOf(amina, roomId))?.unread).toBe(0);
    await write(amina, roomId, 'From Amina.');
    expect(await textsOf(amina, roomId)).toEqual(['From Amina.']);
    expect(await textsOf(musa, roomId)).toEqual(['From Musa.']);
    expect(await textsOf(chidi, roomId)).toEqual(['From Amina.', 'From Musa.']);
    await by(amina).call(unblockPerson, { accountId: musa.accountId });
    await write(musa, roomId, 'Again.');
    expect(await textsOf(amina, roomId)).toEqual(['Again.', 'From Amina.']);
  });

  test('stands in a farmer’s conversation with their manager too, and not with the next one', async () => {
    const say = (person: WorldPerson) =>
      by(person).call(sendMessage, { id: newId(), keeperId: amina.accountId, text: 'Good day.', photo: null });
    expect((await say(chidi)).status).toBe(201);
    await by(amina).call(blockPerson, { accountId: chidi.accountId });
    expect([(await say(chidi)).body.code, (await say(amina)).body.code]).toEqual(['blocked', 'blocked']);
    await by(amina).call(unblockPerson, { accountId: chidi.accountId });
    expect((await say(amina)).status).toBe(201);
  });

  test('is of nobody one has nothing to do with, nor of oneself', async () => {
    for (const accountId of [bola.accountId, amina.accountId, newId()])
      expect((await by(amina).call(blockPerson, { accountId })).status).toBe(404);
  });
});
