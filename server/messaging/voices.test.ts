import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { messageRows, readMessageVoice, sendVoice, voiceLimits } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { uploadersOf } from '#world/uploads.ts';
import { oggVoice, webmVoice } from '#world/voices.ts';
import { eraseFor } from './own-data.ts';
import { synced } from './synced.ts';
import { findVoiceFiles, isMessageVoice } from './voice-store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const { create, begin, goOn, offsetOf } = uploadersOf(house);

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const draftOf = (sound: Buffer, change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  keeperId: amina.accountId,
  mediaType: 'audio/webm' as const,
  seconds: 90,
  sizeBytes: sound.length,
  sha256: hashOf(sound),
  ...change,
});

const tell = (by: WorldPerson, sound: Buffer, change: Readonly<Record<string, unknown>> = {}) =>
  house.as(by).call(sendVoice, draftOf(sound, change));

const voicePart = (messageId: string, sound: Buffer) => ({ photoId: messageId, part: 'voice', length: sound.length });

const listen = (by: WorldPerson, messageId: string) => house.as(by).call(readMessageVoice, { messageId });

const rowNow = async (id: string): Promise<unknown> => {
  const [read] = (await synced.find(({ type }) => type === messageRows.name)?.read(house.pool, [id])) ?? [];
  return JSON.parse(read?.text ?? '{}');
};

describe('a voice note of a minute and a half', () => {
  test('is a message at once, comes in two pieces, and is then heard by both sides and nobody else', async () => {
    const sound = webmVoice(90);
    const { status, body } = await tell(amina, sound);
    expect([status, body.text, body.voice]).toEqual([201, '', { mediaType: 'audio/webm', seconds: 90, isHere: false }]);
    expect((await listen(chidi, body.id)).status).toBe(404);
    const uploadId = await begin(amina, voicePart(body.id, sound));
    const half = Math.floor(sound.length / 2);
    await goOn(amina, uploadId, 0, sound.subarray(0, half));
    expect(await offsetOf(amina, uploadId)).toBe(half);
    expect((await goOn(amina, uploadId, half, sound.subarray(half))).status).toBe(204);
    expect(await rowNow(body.id)).toMatchObject({ voice: { seconds: 90, isHere: true } });
    for (const person of [amina, chidi]) {
      const heard = await listen(person, body.id);
      expect([heard.status, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
        200,
        'audio/webm',
        'no-store',
      ]);
    }
    for (const person of [musa, halima]) expect((await listen(person, body.id)).status).toBe(404);
    for (const person of [bola, ngozi]) expect((await listen(person, body.id)).status).toBe(403);
    expect((await create(amina, voicePart(body.id, sound))).body.code).toBe('already-there');
  });

  test.each([
    ['audio/ogg', oggVoice(2, 'Chrome <script>')],
    ['audio/webm', webmVoice(2, 'A_OPUS', 2, undefined, 'Chrome <script>')],
  ])('is none where what recorded it calls itself a page: %s', async (mediaType, sound) => {
    const { body } = await tell(amina, sound, { mediaType, seconds: 5 });
    const uploadId = await begin(amina, voicePart(body.id, sound));
    expect((await goOn(amina, uploadId, 0, sound)).body.code).toBe('not-a-voice');
  });

  test('takes bytes from its writer alone, though others are in the conversation', async () => {
    const sound = oggVoice(12);
    const { body } = await tell(chidi, sound, { mediaType: 'audio/ogg', seconds: 12 });
    for (const person of [amina, halima]) expect((await create(person, voicePart(body.id, sound))).status).toBe(404);
    expect((await create(chidi, voicePart(body.id, sound))).status).toBe(201);
  });

  test.each([
    ['what is no sound', Buffer.from('<html>This is a page.</html>'), {}, 'not-a-voice'],
    ['another container than was told', oggVoice(5), {}, 'not-a-voice'],
    ['longer than was told', webmVoice(20), { seconds: 5 }, 'not-a-voice'],
    [
      'with something behind its end',
      Buffer.concat([oggVoice(5), Buffer.from('PK')]),
      { mediaType: 'audio/ogg' },
      'not-a-voice',
    ],
  ])('is refused by its bytes: %s', async (_what, sound, change, code) => {
    const { body } = await tell(amina, sound, change);
    const uploadId = await begin(amina, voicePart(body.id, sound));
    const { status, body: refused } = await goOn(amina, uploadId, 0, sound);
    expect([status, refused?.code]).toEqual([400, code]);
    expect((await listen(amina, body.id)).status).toBe(404);
  });

  test('is refused when its bytes are not those that were told of', async () => {
    const { body } = await tell(amina, webmVoice(5), { sha256: 'a'.repeat(64) });
    const sound = webmVoice(5);
    const uploadId = await begin(amina, voicePart(body.id, sound));
    expect((await goOn(amina, uploadId, 0, sound)).body?.code).toBe('not-these-bytes');
  });

  test.each([
    ['seconds', { seconds: voiceLimits.mostSeconds + 1 }, 'talk.voiceLong'],
    ['sizeBytes', { sizeBytes: voiceLimits.mostBytes + 1 }, 'talk.voiceLong'],
    ['mediaType', { mediaType: 'audio/mpeg' }, 'talk.voiceWrong'],
  ])('is refused beside %s before a byte is sent', async (field, change, says) => {
    const { status, body } = await tell(amina, webmVoice(5), change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('again is one message, and is for who is in the conversation', async () => {
    const draft = draftOf(webmVoice(5));
    const [one, other] = [await house.as(amina).call(sendVoice, draft), await house.as(amina).call(sendVoice, draft)];
    expect(other.body).toEqual(one.body);
    expect((await tell(musa, webmVoice(5))).status).toBe(404);
    expect((await tell(bola, webmVoice(5))).status).toBe(403);
  });
});

test('when its farmer is erased nothing of a voice is left, and its file is nobody’s', async () => {
  const sound = webmVoice(7);
  const { body } = await tell(musa, sound, { keeperId: musa.accountId, seconds: 7 });
  await goOn(musa, await begin(musa, voicePart(body.id, sound)), 0, sound);
  const [file] = await findVoiceFiles(house.pool, musa.accountId);
  expect(file?.mediaType).toBe('audio/webm');
  await expect(
    run(house.pool, sql`update messaging.message set voice_seconds = 1 where id = ${body.id}`),
  ).rejects.toThrow('keeps what was written');
  await eraseFor(house.pool, musa.accountId, house.clock.now());
  expect(await row(house.pool, sql`select voice_type, voice_key from messaging.message where id = ${body.id}`)).toEqual(
    {
      voice_type: null,
      voice_key: null,
    },
  );
  expect(await isMessageVoice(house.pool, file?.key ?? '')).toBe(false);
});
