import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addTextPicture,
  hearText,
  listTexts,
  readDesk,
  reviewText,
  reviseText,
  setTextAudio,
  showTextPicture,
  startArticle,
  submitText,
  writeText,
} from '@shuka/domain/library';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { appoint, approve, startOne, submitOne, textDraft } from '#world/library-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { oggVoice } from '#world/voices.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima } = people;
const writer = house.as(chidi);
const second = house.as(halima);

beforeAll(async () => {
  for (const person of [chidi, halima]) await appoint(house, person);
});

const write = (articleId: string, change: Readonly<Record<string, unknown>> = {}) =>
  writer.call(writeText, textDraft(articleId, change));

describe('an article', () => {
  test.each([
    [{ crop: 'gold' }, 'crop', 'library.cropWrong'],
    [{ stage: 'noon' }, 'stage', 'library.stageWrong'],
    [{ zones: ['sudan-savanna', 'sudan-savanna'] }, 'zones', 'library.zoneWrong'],
  ])('is refused beside what it cannot be about: %#', async (change, field, says) => {
    const about = { id: newId(), agronomistId: chidi.accountId, crop: 'maize', stage: null, zones: [], ...change };
    const { status, body } = await writer.call(startArticle, about);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('has a line of versions for each language, one under way at a time', async () => {
    const articleId = await startOne(house);
    const first = await submitOne(house, articleId);
    expect((await write(articleId)).body.code).toBe('text-under-way');
    expect((await write(articleId, { language: 'ha' })).body.number).toBe(1);
    await approve(house, first);
    expect((await write(articleId, { title: 'Space it better' })).body).toMatchObject({ number: 2, state: 'draft' });
    const { texts } = (await second.call(readDesk, { articleId })).body;
    expect(texts.map(({ language, number, state }) => [language, number, state])).toEqual([
      ['en', 2, 'draft'],
      ['en', 1, 'reviewed'],
      ['ha', 1, 'draft'],
    ]);
  });
});

describe('a text', () => {
  test.each([
    [{ title: ' ' }, 'title', 'library.titleRequired'],
    [{ body: '' }, 'body', 'library.bodyRequired'],
    [{ sources: [] }, 'sources', 'library.sourceRequired'],
    [{ language: 'fr' }, 'language', 'library.languageWrong'],
  ])('without what makes it advice is refused beside the field: %#', async (change, field, says) => {
    const { status, body } = await write(await startOne(house), change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('is changed by its writer alone, and by nobody while it is reviewed', async () => {
    const draft = textDraft(await startOne(house));
    await writer.call(writeText, draft);
    const said = { textId: draft.id, title: 'Anew', body: 'Two grains.', sources: draft.sources, pictures: [] };
    expect((await second.call(reviseText, said)).body.code).toBe('not-the-writer');
    expect((await writer.call(reviseText, said)).body).toMatchObject({ title: 'Anew', state: 'draft' });
    await writer.call(submitText, { id: newId(), textId: draft.id });
    expect((await writer.call(reviseText, said)).body.code).toBe('text-settled');
    const change = run(house.pool, sql`update library.text set body = 'Other' where id = ${draft.id}`);
    await expect(change).rejects.toThrow('keeps what is being reviewed');
  });

  test('carries pictures that say what they show, and a voice; none that came later than the review', async () => {
    const draft = textDraft(await startOne(house));
    await writer.call(writeText, draft);
    const place = { textId: draft.id, pictureId: newId() };
    const sent = { picture: { bytes: await picture(), mediaType: 'image/png' } };
    const added = await writer.call(addTextPicture, place, sent);
    expect(added.body.pictures).toEqual([{ id: place.pictureId, caption: '', bytes: expect.any(Number) as number }]);
    expect((await writer.call(addTextPicture, place, sent)).body.pictures).toHaveLength(1);
    const text = { bytes: Buffer.from('<svg/>'), mediaType: 'image/png' };
    const bad = await writer.call(addTextPicture, { ...place, pictureId: newId() }, { picture: text });
    expect([bad.status, bad.body.code]).toEqual([400, 'not-a-picture']);
    for (let more = 1; more < 4; more += 1) await writer.call(addTextPicture, { ...place, pictureId: newId() }, sent);
    expect((await writer.call(addTextPicture, { ...place, pictureId: newId() }, sent)).body.code).toBe(
      'too-many-pictures',
    );

    const voice = { textId: draft.id, mediaType: 'audio/ogg', audio: oggVoice(3).toString('base64') };
    expect((await writer.call(setTextAudio, voice)).body.audioBytes).toBe(oggVoice(3).length);
    expect((await writer.call(setTextAudio, { ...voice, audio: 'AAAA' })).body.code).toBe('not-a-voice');

    expect((await writer.call(submitText, { id: newId(), textId: draft.id })).body.code).toBe('caption-missing');
    const { title, body, sources } = draft;
    const pictures = [{ id: place.pictureId, caption: 'Two grains in a hole' }];
    const revised = await writer.call(reviseText, { textId: draft.id, title, body, sources, pictures });
    expect(revised.body.pictures.map(({ caption }) => caption)).toEqual(['Two grains in a hole']);
    expect((await writer.call(submitText, { id: newId(), textId: draft.id })).status).toBe(200);

    expect((await house.as(amina).call(showTextPicture, place)).status).toBe(404);
    expect((await house.as(amina).call(hearText, { textId: draft.id })).status).toBe(404);
    expect((await second.call(showTextPicture, place)).headers['content-type']).toBe('image/webp');
    await approve(house, draft.id);
    expect((await house.as(amina).call(showTextPicture, place)).status).toBe(200);
    expect((await house.as(amina).call(hearText, { textId: draft.id })).bytes).toEqual(oggVoice(3));
    expect((await writer.call(addTextPicture, { ...place, pictureId: newId() }, sent)).body.code).toBe('text-settled');
    const drop = run(house.pool, sql`delete from library.picture where text_id = ${draft.id}`);
    await expect(drop).rejects.toThrow('keeps what is reviewed');
  });
});

describe('a review', () => {
  const review = (textId: string, change: object = {}) =>
    second.call(reviewText, { id: newId(), textId, isGood: true, note: '', expiresOn: '2027-05-01', ...change });

  test('is a second person’s: nobody finds good what they wrote', async () => {
    const textId = await submitOne(house, await startOne(house));
    const own = { id: newId(), textId, isGood: true, note: '', expiresOn: '2027-05-01' };
    expect((await writer.call(reviewText, own)).body.code).toBe('own-text');
    expect((await review(textId)).body).toMatchObject({ state: 'reviewed', reviewedByName: 'Halima Sani' });
    expect((await review(textId)).body.code).toBe('not-waiting');
    const change = run(house.pool, sql`update library.text set body = 'Other' where id = ${textId}`);
    await expect(change).rejects.toThrow('keeps what was reviewed');
  });

  test.each([
    [{ expiresOn: null }, 'expiresOn', 'library.expiryWrong'],
    [{ expiresOn: '2026-06-01' }, 'expiresOn', 'library.expiryWrong'],
    [{ expiresOn: '2028-06-02' }, 'expiresOn', 'library.expiryWrong'],
    [{ isGood: false }, 'note', 'library.noteRequired'],
  ])('lacks something: %#', async (change, field, says) => {
    const textId = await submitOne(house, await startOne(house));
    const { status, body } = await review(textId, change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('gives a text back with a word on why; its writer mends it and asks again', async () => {
    const articleId = await startOne(house);
    const textId = await submitOne(house, articleId);
    const back = await review(textId, { isGood: false, note: 'Say how deep.', expiresOn: null });
    expect(back.body).toMatchObject({ state: 'returned', reviewNote: 'Say how deep.', expiresOn: null });
    const { title, sources } = textDraft(articleId);
    await writer.call(reviseText, { textId, title, body: 'Two grains, 5 cm deep.', sources, pictures: [] });
    expect((await writer.call(submitText, { id: newId(), textId })).body.state).toBe('waiting');
    expect((await review(textId)).body).toMatchObject({ state: 'reviewed', body: 'Two grains, 5 cm deep.' });
    const said = await rows(
      house.pool,
      sql`select is_good, note from library.review where text_id = ${textId} order by id`,
    );
    expect(said).toEqual([
      { is_good: false, note: 'Say how deep.' },
      { is_good: true, note: '' },
    ]);
  });

  test('waits in the list of the desk, newest first, page by page', async () => {
    const textId = await submitOne(house, await startOne(house, { crop: 'rice' }), { title: 'Flood the rice' });
    const waiting = { agronomistId: halima.accountId, state: 'waiting', limit: '1' };
    const first = (await second.call(listTexts, waiting)).body;
    expect(first.items).toMatchObject([
      { textId, crop: 'rice', title: 'Flood the rice', writtenByName: 'Chidi Okafor' },
    ]);
    const next = (await second.call(listTexts, { ...waiting, after: first.next })).body;
    expect(next.items.map((line) => line.textId)).not.toContain(textId);
  });
});
