import { afterAll, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { messageRows, sendMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { endOf, keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { picture } from '#world/pictures.ts';
import { eraseFor } from './own-data.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, musa } = people;

const write = async (by: WorldPerson, to: WorldPerson, text: string, photo: string | null = null) =>
  (await house.as(by).call(sendMessage, { id: newId(), keeperId: to.accountId, text, photo })).body;

const recordsOf = async (person: WorldPerson) =>
  (await house.as(person).call(readMyData, {})).body.records as Record<string, { id: string; text: string }[]>;

test('a farmer gets their whole conversation with their data, a manager what they wrote and nothing else', async () => {
  const [asked, answered] = [await write(musa, musa, 'Is it time?'), await write(chidi, musa, 'Plant on Friday.')];
  const his = await recordsOf(musa);
  expect(his[messageRows.name]?.map(({ id }) => id)).toEqual(expect.arrayContaining([asked.id, answered.id]));
  expect(his['messagesWritten']).toEqual([]);
  const { messagesWritten = [] } = await recordsOf(chidi);
  expect(messagesWritten.map(({ text }) => text)).toContain('Plant on Friday.');
  expect(messagesWritten.map(({ text }) => text)).not.toContain('Is it time?');
});

test('when a farmer is erased the conversation is empty in the tables and goes from the phone of the manager', async () => {
  const photo = (await picture('webp')).toString('base64');
  await write(amina, amina, 'This is my leaf.', photo);
  await write(chidi, amina, 'I see.');
  const phone = await openPhone(house, chidi);
  const shown = keeper();
  const first = await phone.pull();
  shown.apply(first);
  const ofAmina = () =>
    [...shown.kept.values()].filter(({ type, scope }) => type === messageRows.name && scope === amina.accountId);
  expect(ofAmina().length).toBeGreaterThan(1);
  await eraseFor(house.pool, amina.accountId, house.clock.now());
  const left = await rows(
    house.pool,
    sql`select distinct text, picture, photo_key, writer_name from messaging.message where keeper_id = ${amina.accountId}`,
  );
  expect(left).toEqual([{ text: '', picture: null, photo_key: null, writer_name: '-' }]);
  shown.apply(await phone.pull(endOf(first)));
  expect(ofAmina()).toEqual([]);
});

test('when a manager is erased what they wrote stays with the farmer, under no name', async () => {
  const { id } = await write(chidi, musa, 'Weed on Monday.');
  await eraseFor(house.pool, chidi.accountId, house.clock.now());
  const kept = await row(house.pool, sql`select text, writer_name, removed_at from messaging.message where id = ${id}`);
  expect(kept).toEqual({ text: 'Weed on Monday.', writer_name: '-', removed_at: null });
});
