import { afterAll, expect, test } from 'vitest';
import { listClips, readClip, recordClip } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { oggVoice, webmVoice } from '#world/voices.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, ngozi } = people;

const draft = (sound: Buffer, change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  key: 'farms.add',
  language: 'ha' as const,
  text: 'Ƙara gona',
  mediaType: 'audio/webm' as const,
  audio: sound.toString('base64'),
  ...change,
});

const record = (by: WorldPerson, sound: Buffer, change: Readonly<Record<string, unknown>> = {}) =>
  house.as(by).call(recordClip, draft(sound, change));

const listed = async (language: 'ha' | 'yo') => (await house.visitor().call(listClips, { language })).body.items;

test('a text is said by an admin, heard by anybody, and a newer recording stands before the older one', async () => {
  const first = await record(ngozi, webmVoice(3));
  expect([first.status, first.body.version, first.body.seconds]).toEqual([201, 1, 3]);
  const heard = await house.visitor().call(readClip, { clipId: first.body.id });
  expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/webm']);
  expect(heard.headers['cache-control']).toContain('max-age=31536000');
  const second = await record(ngozi, oggVoice(2), { mediaType: 'audio/ogg', text: 'Ƙara wata gona' });
  expect(second.body.version).toBe(2);
  expect(await listed('ha')).toMatchObject([
    { id: second.body.id, key: 'farms.add', version: 2, text: 'Ƙara wata gona' },
  ]);
  expect(await listed('yo')).toEqual([]);
  // Who has the older one on their phone goes on hearing it.
  expect((await house.visitor().call(readClip, { clipId: first.body.id })).status).toBe(200);
  await expect(run(house.pool, sql`delete from settings.voice_clip`)).rejects.toThrow('never changed or removed');
});

test('again it is one clip; two at once get two numbers', async () => {
  const one = draft(webmVoice(1), { key: 'menu.home' });
  const [before, after] = [await house.as(ngozi).call(recordClip, one), await house.as(ngozi).call(recordClip, one)];
  expect(after.body).toEqual(before.body);
  const both = await Promise.all([1, 2].map(() => record(ngozi, webmVoice(1), { key: 'menu.home' })));
  expect(both.map(({ body }) => body.version).toSorted()).toEqual([2, 3]);
});

test('what is no sound, too long, or said by somebody else is refused', async () => {
  expect((await record(ngozi, Buffer.from('<html>'))).body.code).toBe('not-a-voice');
  expect((await record(ngozi, webmVoice(30))).body.code).toBe('not-a-voice');
  expect((await record(ngozi, webmVoice(1), { text: ' ' })).body.errors).toEqual([
    { field: 'text', says: 'clips.textRequired' },
  ]);
  expect((await record(ngozi, webmVoice(1), { key: '../../x' })).status).toBe(400);
  expect((await record(amina, webmVoice(1))).status).toBe(403);
  expect((await house.visitor().call(readClip, { clipId: newId() })).status).toBe(404);
});
