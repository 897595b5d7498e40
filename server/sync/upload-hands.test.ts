import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { continueUpload } from '@shuka/domain/sync';
import { run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { noise, tellOfPhoto } from '#world/photos.ts';
import { base64, tusResumable, uploadersOf } from '#world/uploads.ts';
import { mostUnfinished, mostUnfinishedBytes } from './create-upload.ts';
import { findUpload, forgetOldUploads } from './upload-store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const [farmId = ''] = farms.map(({ id }) => id);
const { create, begin, look, goOn, offsetOf, piecesOf } = uploadersOf(house);

const full = await noise(100);

let photoId = '';
beforeEach(async () => {
  photoId = await tellOfPhoto(house.pool, { keeper: amina, farmId }, { thumb: full, full });
});

const whole = () => ({ photoId, part: 'full', length: full.length });

/** The admin takes Amina out of the care of Chidi, who has her in the demo world, and puts her back. */
const putInCareOf = (managerId: string | null) =>
  house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds: [amina.accountId], managerId, reason: 'For a test.' });

describe('an upload is not begun', () => {
  test.each([
    ['of another length', { length: full.length - 1 }, 409, 'not-this-photo'],
    ['of no photo', { photoId: newId() }, 404, 'not-found'],
    ['of another part', { part: 'sketch' }, 400, 'invalid'],
    ['of no length', { length: -1 }, 400, 'invalid'],
  ])('%s', async (_what, more, status, code) => {
    const refused = await create(amina, { ...whole(), ...more });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  test.each([
    ['words', 'a photo'],
    ['a part said twice', `part ${base64('full')},part ${base64('full')}`],
    ['nothing of a photo', `part ${base64('full')}`],
    ['more than is asked', `photoId ${base64(newId())},part ${base64('full')},filename ${base64('x')}`],
  ])('with %s for metadata', async (_what, metadata) => {
    const { status, body } = await create(amina, whole(), metadata);
    expect([status, body.code]).toEqual([400, 'invalid']);
  });

  test.each([
    ['two thousand unfinished ones', mostUnfinished, 1],
    ['unfinished ones of 300 MB', mostUnfinishedBytes / 5_242_880, 5_242_880],
  ])('beside %s of the same person', async (_what, count, sizeBytes) => {
    await run(
      house.pool,
      sql`insert into sync.upload (id, account_id, photo_id, part, size_bytes, created_at)
          select gen_random_uuid(), ${amina.accountId}, gen_random_uuid(), 'full', ${sizeBytes}, now()
          from generate_series(1, ${count}::int)`,
    );
    const { status, body } = await create(amina, whole());
    await run(
      house.pool,
      sql`delete from sync.upload where account_id = ${amina.accountId} and size_bytes = ${sizeBytes}`,
    );
    expect([status, body.code]).toEqual([429, 'too-many-uploads']);
  });
});

describe("who gives bytes to a farmer's photo", () => {
  test('is nobody else: for them neither photo nor upload is there', async () => {
    const uploadId = await begin(amina, whole());
    expect((await create(musa, whole())).status).toBe(404);
    expect((await look(musa, uploadId)).status).toBe(404);
    expect((await goOn(musa, uploadId, 0, full)).status).toBe(404);
    expect((await create(halima, whole())).status).toBe(404);
    expect((await goOn(halima, uploadId, 0, full)).status).toBe(404);
    expect((await goOn(chidi, uploadId, 0, full)).status).toBe(404);
    expect((await look(amina, newId())).status).toBe(404);
    expect(await offsetOf(amina, uploadId)).toBe(0);
  });

  test('is the manager who looks after them, for as long as they do', async () => {
    const { status, headers } = await create(chidi, whole());
    expect(status).toBe(201);
    const uploadId = headers['location']?.replace('/uploads/', '') ?? '';
    expect((await goOn(chidi, uploadId, 0, full.subarray(0, 100))).status).toBe(204);
    expect((await look(amina, uploadId)).status).toBe(404);
    expect((await putInCareOf(null)).body.moved).toBe(1);
    expect((await look(chidi, uploadId)).status).toBe(404);
    expect((await goOn(chidi, uploadId, 100, full.subarray(100))).status).toBe(404);
    expect((await create(chidi, whole())).status).toBe(404);
    expect((await findUpload(house.pool, uploadId))?.offsetBytes).toBe(100);
  });

  test('shows whose page asks: without the sign of a page of ours nothing is stored', async () => {
    const uploadId = await begin(amina, whole());
    const sent = { chunk: full, headers: { 'x-xsrf-token': null } };
    const input = { tusResumable, uploadId, uploadOffset: '0' };
    expect((await house.as(amina).call(continueUpload, input, sent)).status).toBe(403);
    expect(await offsetOf(amina, uploadId)).toBe(0);
  });
});

describe('uploads of long ago', () => {
  test('are forgotten with what came of them after thirty days', async () => {
    const uploadId = await begin(amina, whole());
    await goOn(amina, uploadId, 0, full.subarray(0, 100));
    const days = (count: number): Date => new Date(house.clock.now().getTime() + count * 86_400_000);
    await forgetOldUploads(house.pool, days(29));
    expect(await piecesOf(uploadId)).toBe(1);
    expect(await forgetOldUploads(house.pool, days(31))).toBeGreaterThan(0);
    expect([await findUpload(house.pool, uploadId), await piecesOf(uploadId)]).toEqual([null, 0]);
  });
});
