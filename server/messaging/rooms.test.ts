import { afterAll, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import {
  addMember,
  leaveRoom,
  listPosts,
  makeGroup,
  markRoom,
  readRoom,
  removeMember,
  roomLimits,
} from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { roomsIn } from '#world/room-hands.ts';
import { eraseFor } from './own-data.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, danjuma, bola, ngozi } = people;
const by = (person: WorldPerson) => house.as(person);

const { group, write, textsOf, roomOf } = roomsIn(house);

describe('a group', () => {
  test('of farmers in care is read and written in by its members alone', async () => {
    const roomId = await group();
    expect((await write(chidi, roomId, 'Urea comes on Friday.')).body).toMatchObject({
      number: 1,
      writerName: 'Chidi Okafor',
    });
    expect(await roomOf(amina, roomId)).toMatchObject({
      name: 'Bichi maize',
      kind: 'group',
      unread: 1,
      isMaker: false,
    });
    expect((await write(amina, roomId, 'How many bags?')).status).toBe(201);
    expect(await textsOf(musa, roomId)).toEqual(['How many bags?', 'Urea comes on Friday.']);
    await by(musa).call(markRoom, { roomId, number: 2 });
    await by(musa).call(markRoom, { roomId, number: 1 });
    expect((await roomOf(musa, roomId))?.unread).toBe(0);
    for (const person of [halima, bola, danjuma]) {
      expect((await by(person).call(readRoom, { roomId })).status).toBe(404);
      expect((await by(person).call(listPosts, { roomId })).status).toBe(404);
      expect((await write(person, roomId, 'Let me in.')).status).toBe(404);
    }
    expect((await by(ngozi).call(listPosts, { roomId })).status).toBe(403);
    const { members } = (await by(amina).call(readRoom, { roomId })).body;
    expect(members.map(({ name, isMaker }) => [name, isMaker])).toEqual(
      expect.arrayContaining([
        ['Chidi Okafor', true],
        ['Amina Yusuf', false],
      ]),
    );
    expect((await by(amina).call(readMyData, {})).text).toContain('How many bags?');
  });

  test('is made of nobody who is in the care of another, and has a name and somebody in it', async () => {
    const refused = await by(halima).call(makeGroup, { id: newId(), name: 'Mine', memberIds: [amina.accountId] });
    expect([refused.status, refused.body.code]).toEqual([409, 'not-in-care']);
    const empty = await by(chidi).call(makeGroup, { id: newId(), name: ' ', memberIds: [] });
    expect(empty.body.errors).toEqual([
      { field: 'name', says: 'room.nameRequired' },
      { field: 'memberIds', says: 'room.membersRequired' },
    ]);
    expect((await by(amina).call(makeGroup, { id: newId(), name: 'Mine', memberIds: [amina.accountId] })).status).toBe(
      403,
    );
  });

  test('takes in and lets go by its maker’s hand, and who left or was taken out reads no more', async () => {
    const roomId = await group([amina.accountId]);
    const add = (memberId: string) => by(chidi).call(addMember, { roomId, memberId });
    expect((await add(halima.accountId)).body.code).toBe('not-in-care');
    expect((await add(musa.accountId)).status).toBe(200);
    expect((await by(halima).call(addMember, { roomId, memberId: musa.accountId })).status).toBe(404);
    await write(musa, roomId, 'I am here.');
    expect((await by(musa).call(leaveRoom, { roomId })).status).toBe(200);
    expect((await by(musa).call(listPosts, { roomId })).status).toBe(404);
    await by(chidi).call(removeMember, { roomId, memberId: amina.accountId });
    expect((await write(amina, roomId, 'And I?')).status).toBe(404);
    expect((await by(chidi).call(leaveRoom, { roomId })).body.code).toBe('maker-stays');
    await by(chidi).call(removeMember, { roomId, memberId: chidi.accountId });
    expect(await textsOf(chidi, roomId)).toEqual(['I am here.']);
    expect((await add(musa.accountId)).status).toBe(200);
    expect(await textsOf(musa, roomId)).toEqual(['I am here.']);
  });

  test('is never too large, nor are there too many', async () => {
    const roomId = await group([amina.accountId]);
    await run(
      house.pool,
      sql`insert into messaging.room (id, kind, name, made_by, created_at)
          select gen_random_uuid(), 'group', 'Another', ${chidi.accountId}, now() from generate_series(1, ${roomLimits.mostGroups})`,
    );
    const one = { id: newId(), name: 'One more', memberIds: [amina.accountId] };
    expect((await by(chidi).call(makeGroup, one)).body.code).toBe('too-many-groups');
    await run(house.pool, sql`delete from messaging.room where name = 'Another'`);
    await run(
      house.pool,
      sql`with made as (
            insert into accounts.account (id, first_name, last_name, phone, roles, state, created_at)
            select gen_random_uuid(), 'Farmer', 'Number ' || n, '+23480900' || (10000 + n), array['farmer'], 'active', now()
            from generate_series(1, ${roomLimits.mostMembers - 1}) as n returning id)
          insert into messaging.room_member (room_id, account_id, joined_at) select ${roomId}, id, now() from made`,
    );
    expect((await by(chidi).call(addMember, { roomId, memberId: musa.accountId })).body.code).toBe('group-full');
  });

  test('keeps what was written: the table itself refuses', async () => {
    const roomId = await group();
    const { body } = await write(amina, roomId, 'Word.');
    await expect(run(house.pool, sql`update messaging.post set text = 'No.' where id = ${body.id}`)).rejects.toThrow(
      'keeps what was written',
    );
    await expect(run(house.pool, sql`delete from messaging.post where id = ${body.id}`)).rejects.toThrow(
      'keeps its rows',
    );
  });
});

test('who is erased is in no room any more, and what they wrote stays there without their name', async () => {
  const roomId = await group();
  await write(musa, roomId, 'My words.');
  await eraseFor(house.pool, musa.accountId, house.clock.now());
  const { items } = (await by(chidi).call(listPosts, { roomId })).body;
  expect(items.map(({ writerName, text }) => [writerName, text])).toEqual([['-', 'My words.']]);
  expect((await by(chidi).call(readRoom, { roomId })).body.members).toHaveLength(2);
});
