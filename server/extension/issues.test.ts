import { afterAll, describe, expect, test } from 'vitest';
import { addVoice, answerIssue, closeIssue, mostVoices, openIssue, readVoice } from '@shuka/domain/extension';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { farms, people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { oggVoice, webmVoice } from '#world/voices.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);
const keeperId = amina.accountId;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  keeperId,
  farmId: ofAmina,
  kind: 'pests',
  description: 'Worms eat the leaves.',
  photoIds: [],
  voiceId: null,
  ...change,
});

const open = async (change = {}, by: WorldPerson = amina) => house.as(by).call(openIssue, draft(change));

const stateOf = (id: string) => row(house.pool, sql`select state, answer from extension.issue where id = ${id}`);

describe('opening an issue', () => {
  test('does: by the farmer, and by her manager for her', async () => {
    const [photoId, voiceId] = [newId(), newId()];
    const { status, body } = await open({ photoIds: [photoId], voiceId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ keeperId, photoIds: [photoId], voiceId, state: 'open', answer: '', closedAt: null });
    expect((await open({}, chidi)).body).toMatchObject({ keeperId, state: 'open' });
  });

  test.each([
    [{ farmId: ofMusa }, 'farmId', 'extension.farmNotThere'],
    [{ description: '' }, 'description', 'extension.descriptionRequired'],
    [{ kind: 'dragons' }, 'kind', 'extension.kindRequired'],
    [{ photoIds: [newId(), newId(), newId(), newId()] }, 'photoIds', 'extension.tooManyPhotos'],
  ])('refuses %j beside the field', async (change, field, says) => {
    const { status, body } = await open(change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('for someone else is refused', async () => {
    for (const person of [musa, halima]) expect((await open({}, person)).status).toBe(404);
    expect((await open({}, ngozi)).status).toBe(403);
  });
});

describe('an issue', () => {
  test('is answered and stays open, then closed by the farmer', async () => {
    const { body: issue } = await open();
    const answer = { issueId: issue.id, answer: 'Pick them off.', isSolved: false };
    expect((await house.as(chidi).call(answerIssue, answer)).body).toMatchObject({
      state: 'open',
      answer: 'Pick them off.',
    });
    const { body } = await house.as(amina).call(closeIssue, { issueId: issue.id });
    expect(body).toMatchObject({ state: 'closed', answer: 'Pick them off.', closedAt: expect.any(String) });
    expect((await house.as(chidi).call(closeIssue, { issueId: issue.id })).body.closedAt).toBe(body.closedAt);
  });

  test('is closed with its answer', async () => {
    const { body: issue } = await open();
    await house.as(chidi).call(answerIssue, { issueId: issue.id, answer: 'Rain took them.', isSolved: true });
    expect(await stateOf(issue.id)).toEqual({ state: 'closed', answer: 'Rain took them.' });
  });

  test('is nobody else’s to answer or close', async () => {
    const { body: issue } = await open();
    const answer = { issueId: issue.id, answer: 'x', isSolved: true };
    expect((await house.as(halima).call(answerIssue, answer)).status).toBe(404);
    expect((await house.as(amina).call(answerIssue, answer)).status).toBe(403);
    expect((await house.as(musa).call(closeIssue, { issueId: issue.id })).status).toBe(404);
    expect((await house.as(chidi).call(answerIssue, { ...answer, answer: '' })).status).toBe(400);
    expect(await stateOf(issue.id)).toEqual({ state: 'open', answer: '' });
  });
});

const note = (bytes: Buffer, mediaType: string) => ({
  id: newId(),
  keeperId,
  mediaType,
  audio: bytes.toString('base64'),
});

const damaged = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};

const ogg = oggVoice(3);
const webm = webmVoice(3);
const page = Buffer.from('<script>alert(1)</script>');

describe('a voice note', () => {
  test.each([
    ['audio/ogg', ogg],
    ['audio/webm', webm],
    ['audio/ogg', oggVoice(20)],
    ['audio/webm', webmVoice(20)],
  ])('of %s is kept and heard as it was spoken, by the two whom it is between', async (mediaType, bytes) => {
    const { status, body } = await house.as(amina).call(addVoice, note(bytes, mediaType));
    expect([status, body.audio, body.mediaType]).toEqual([201, null, mediaType]);
    for (const person of [amina, chidi]) {
      const heard = await house.as(person).call(readVoice, { voiceId: body.id });
      expect(heard.status).toBe(200);
      expect(heard.headers).toMatchObject({
        'content-type': mediaType,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(Buffer.compare(heard.bytes, bytes)).toBe(0);
    }
    for (const person of [musa, halima])
      expect((await house.as(person).call(readVoice, { voiceId: body.id })).status).toBe(404);
    expect((await house.as(ngozi).call(readVoice, { voiceId: body.id })).status).toBe(403);
  });

  test.each([
    ['Ogg that calls itself WebM', note(ogg, 'audio/webm')],
    ['WebM that calls itself Ogg', note(webm, 'audio/ogg')],
    ['a page', note(page, 'audio/webm')],
    ['half of one', note(ogg.subarray(0, ogg.length - 40), 'audio/ogg')],
    ['half of the other', note(webm.subarray(0, webm.length - 3), 'audio/webm')],
    ['something behind it', note(Buffer.concat([ogg, page]), 'audio/ogg')],
    ['something behind the other', note(Buffer.concat([webm, page]), 'audio/webm')],
    ['something before it', note(Buffer.concat([page, ogg]), 'audio/ogg')],
    ['a byte that is another', note(damaged(ogg, 100), 'audio/ogg')],
    ['two in one', note(Buffer.concat([ogg, ogg]), 'audio/ogg')],
    ['22 seconds', note(oggVoice(22), 'audio/ogg')],
    ['22 seconds of the other', note(webmVoice(22), 'audio/webm')],
    ['another codec', note(webmVoice(3, 'A_VORBIS'), 'audio/webm')],
    ['a page in its filling', note(webmVoice(3, 'A_OPUS', 2, page), 'audio/webm')],
    ['a film', note(webmVoice(3, 'V_VP8', 1), 'audio/webm')],
    ['nothing said', note(oggVoice(0), 'audio/ogg')],
    ['nothing said in the other', note(webmVoice(0), 'audio/webm')],
  ])('that is %s is refused', async (_what, input) => {
    const { status, body } = await house.as(amina).call(addVoice, input);
    expect([status, body.code]).toEqual([400, 'not-a-voice']);
  });

  test.each([
    ['no base64', { audio: 'OggS****' }, 'extension.voiceWrong'],
    ['too long', { audio: 'A'.repeat(65_540) }, 'extension.voiceTooLong'],
    ['another type', { mediaType: 'text/html' }, 'extension.voiceWrong'],
  ])('of %s is refused beside the field', async (_what, change, says) => {
    const { status, body } = await house.as(amina).call(addVoice, { ...note(ogg, 'audio/ogg'), ...change });
    expect([status, body.errors?.[0]?.says]).toEqual([400, says]);
  });

  test('for someone else is refused, and the one after the last that a farmer may have', async () => {
    expect((await house.as(musa).call(addVoice, note(ogg, 'audio/ogg'))).status).toBe(404);
    await run(
      house.pool,
      sql`insert into extension.voice (id, keeper_id, added_by, media_type, file_key, created_at)
          select gen_random_uuid(), ${keeperId}::uuid, ${keeperId}::uuid, 'audio/ogg', ${'a'.repeat(64)}, now()
          from generate_series(1, ${mostVoices})`,
    );
    const { status, body } = await house.as(amina).call(addVoice, note(ogg, 'audio/ogg'));
    expect([status, body.code]).toEqual([409, 'too-many-voices']);
  });
});
