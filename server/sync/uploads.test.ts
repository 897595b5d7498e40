import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { continueUpload, createUpload, readUpload } from '@shuka/domain/sync';
import { row, sql, type Pool, type Query } from '#kit/db.ts';
import { keyOf } from '#kit/files.ts';
import { readPicture } from '#kit/pictures.ts';
import { farms, people } from '#world';
import { processes } from '#world/beside.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { noise, tellOfPhoto } from '#world/photos.ts';
import { metadataOf, tusResumable, uploadersOf } from '#world/uploads.ts';
import { finishUpload } from './finish-upload.ts';
import { storePiece } from './upload-store.ts';
import { receptionOf } from './upload-stream.ts';

const house = await openHouse();
afterAll(house.close);

const { amina } = people;
const [farmId = ''] = farms.map(({ id }) => id);
const { create, begin, look, goOn, offsetOf, piecesOf } = uploadersOf(house);

const thumb = await picture('jpeg', 40, 30);
const full = await noise(200);

let photoId = '';
beforeEach(async () => {
  photoId = await tellOfPhoto(house.pool, { keeper: amina, farmId }, { thumb, full });
});

const whole = () => ({ photoId, part: 'full', length: full.length });

const photo = () =>
  row<{ thumbKey: string | null; fullKey: string | null }>(
    house.pool,
    sql`select thumb_key as "thumbKey", full_key as "fullKey" from farms.photo where id = ${photoId}`,
  );

describe('the two parts of a photo', () => {
  test('are kept encoded anew, each in its size, and a phone is told so in headers alone', async () => {
    const phone = house.as(amina);
    const uploadMetadata = metadataOf(photoId, 'full');
    const begun = await phone.call(createUpload, { tusResumable, uploadLength: String(full.length), uploadMetadata });
    expect([begun.status, begun.text]).toEqual([201, '']);
    expect(begun.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'upload-offset': '0' });
    const uploadId = begun.headers['location']?.replace('/uploads/', '') ?? '';
    const from = { tusResumable, uploadId, uploadOffset: '0' };
    const half = await phone.call(continueUpload, from, { chunk: full.subarray(0, 100) });
    expect([half.status, half.headers['upload-offset']]).toEqual([204, '100']);
    const looked = await phone.call(readUpload, { tusResumable, uploadId });
    expect(looked.status).toBe(200);
    expect(looked.headers).toMatchObject({ 'upload-offset': '100', 'upload-length': String(full.length) });
    expect(looked.headers['cache-control']).toBe('no-store');
    expect((await goOn(amina, uploadId, 100, full.subarray(100))).status).toBe(204);
    const small = await begin(amina, { photoId, part: 'thumb', length: thumb.length });
    expect((await goOn(amina, small, 0, thumb)).status).toBe(204);
    const kept = await photo();
    expect(kept).toEqual({
      thumbKey: keyOf((await readPicture(thumb)).thumb),
      fullKey: keyOf((await readPicture(full)).full),
    });
    expect(await house.services.files.get(kept?.fullKey ?? '', 'webp')).not.toBeNull();
    expect([await piecesOf(uploadId), await piecesOf(small)]).toEqual([0, 0]);
  });

  test('are found again where they were begun before', async () => {
    const uploadId = await begin(amina, whole());
    await goOn(amina, uploadId, 0, full.subarray(0, 700));
    const { status, headers } = await create(amina, whole());
    expect([status, headers['location'], headers['upload-offset']]).toEqual([201, `/uploads/${uploadId}`, '700']);
  });

  test.each(['asks how far it is', 'begins it again'])(
    'count with what another line still holds when a phone %s the server that holds it',
    async (how) => {
      const uploadId = await begin(amina, whole());
      const line = new PassThrough();
      const held = receptionOf(house.services.pool).storeAsItComes(line, uploadId, async () => async (bytes) => {
        await storePiece(house.pool, uploadId, 0, bytes);
      });
      line.write(full.subarray(0, 300));
      const ask = () => (how.startsWith('asks') ? look(amina, uploadId) : create(amina, whole()));
      const offsets: (string | undefined)[] = [];
      for (let asked = 0; asked < processes; asked += 1) offsets.push((await ask()).headers['upload-offset']);
      // Another server knows what is stored, so that at worst a piece is sent twice; from then on it is.
      expect(offsets.at(-1)).toBe('300');
      line.end();
      await held;
    },
  );

  test('are stored by one of two lines that are at the same byte, and by none at another byte', async () => {
    const uploadId = await begin(amina, whole());
    const store = (start: number, end: number) => storePiece(house.pool, uploadId, start, full.subarray(start, end));
    const atOnce = await Promise.all([10, 20, 30, 40].map((end) => store(0, end)));
    expect(atOnce.filter((isStored) => isStored)).toHaveLength(1);
    const offset = await offsetOf(amina, uploadId);
    expect([10, 20, 30, 40]).toContain(offset);
    expect([await store(offset - 1, 100), await store(offset + 1, 100)]).toEqual([false, false]);
    expect(await store(offset, full.length)).toBe(true);
    expect(await storePiece(house.pool, uploadId, full.length, Buffer.alloc(1))).toBe(false);
    expect(await offsetOf(amina, uploadId)).toBe(full.length);
    expect((await photo())?.fullKey).not.toBeNull();
  });

  test('are not asked for twice', async () => {
    await goOn(amina, await begin(amina, whole()), 0, full);
    const { status, body } = await create(amina, whole());
    expect([status, body.code]).toEqual([409, 'already-there']);
  });
});

describe('what a crash left whole is finished', () => {
  const leaveWhole = async (bytes = full): Promise<string> => {
    const uploadId = await begin(amina, whole());
    expect(await storePiece(house.pool, uploadId, 0, bytes)).toBe(true);
    expect((await photo())?.fullKey).toBeNull();
    return uploadId;
  };

  test('when the phone asks how far it is', async () => {
    expect(await offsetOf(amina, await leaveWhole())).toBe(full.length);
    expect((await photo())?.fullKey).not.toBeNull();
  });

  test('when the phone goes on', async () => {
    expect((await goOn(amina, await leaveWhole(), full.length, Buffer.alloc(0))).status).toBe(204);
    expect((await photo())?.fullKey).not.toBeNull();
  });

  test('when the phone begins it again', async () => {
    await leaveWhole();
    expect((await create(amina, whole())).body.code).toBe('already-there');
    expect((await photo())?.fullKey).not.toBeNull();
  });

  test('and nobody hears that its bytes are wrong when another server was faster', async () => {
    const uploadId = await leaveWhole();
    const { pool } = house;
    const finished = finishUpload(house.services, uploadId);
    // The other server looks at the pieces when they are gone already.
    const query = async (asked: Query) => {
      if (asked.text.includes('from sync.upload_part')) await finished;
      return pool.query(asked);
    };
    await finishUpload({ ...house.services, pool: Object.assign(Object.create(pool), { query }) as Pool }, uploadId);
    expect((await photo())?.fullKey).not.toBeNull();
  });

  test('or begins from nothing when its bytes were wrong', async () => {
    const uploadId = await leaveWhole(Buffer.alloc(full.length));
    expect(await offsetOf(amina, uploadId)).toBe(0);
    expect((await goOn(amina, uploadId, 0, full)).status).toBe(204);
  });
});

describe('bytes are refused', () => {
  test('that are not those the record tells of, and all must come again', async () => {
    const uploadId = await begin(amina, whole());
    const wrong = Buffer.from(full);
    wrong[1000] = (wrong[1000] ?? 0) ^ 1;
    const { status, body } = await goOn(amina, uploadId, 0, wrong);
    expect([status, body.code]).toEqual([409, 'not-these-bytes']);
    expect([await offsetOf(amina, uploadId), await piecesOf(uploadId)]).toEqual([0, 0]);
    expect((await goOn(amina, uploadId, 0, full)).status).toBe(204);
  });

  test.each([
    ['a drawing that can hold programs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['words', Buffer.from('This is no picture.')],
    ['half a picture', full.subarray(0, 3000)],
  ])('that are %s', async (_what, bytes) => {
    photoId = await tellOfPhoto(house.pool, { keeper: amina, farmId }, { thumb, full: bytes });
    const uploadId = await begin(amina, { ...whole(), length: bytes.length });
    const { status, body } = await goOn(amina, uploadId, 0, bytes);
    expect([status, body.code]).toEqual([400, 'not-a-picture']);
    expect([await offsetOf(amina, uploadId), await piecesOf(uploadId)]).toEqual([0, 0]);
    expect((await photo())?.fullKey).toBeNull();
  });

  test('beyond the length that was told', async () => {
    const uploadId = await begin(amina, whole());
    await goOn(amina, uploadId, 0, full.subarray(0, 50));
    const { status, body } = await goOn(amina, uploadId, 50, Buffer.concat([full.subarray(50), Buffer.alloc(1)]));
    expect([status, body.code]).toEqual([413, 'too-large']);
    expect(await offsetOf(amina, uploadId)).toBe(50);
  });

  test('that do not follow what is here', async () => {
    const uploadId = await begin(amina, whole());
    await goOn(amina, uploadId, 0, full.subarray(0, 50));
    for (const offset of [0, 49, 51, full.length, 99_999_999]) {
      const { status, body } = await goOn(amina, uploadId, offset, full.subarray(50));
      expect([status, body.code]).toEqual([409, 'wrong-offset']);
    }
    expect(await offsetOf(amina, uploadId)).toBe(50);
  });
});
