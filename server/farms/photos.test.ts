import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addPhoto, mostPhotos, readPhoto, registerFarm, removePhoto } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { farms, people, plots } from '#world';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { findPhotoPart, keepPhotoPart } from './photo-store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;
const [farmId = '', ofMusa = ''] = farms.map(({ id }) => id);
const [homePlot = '', , plotOfMusa = ''] = plots.map(({ id }) => id);

const part = (letter: string) => ({ sha256: letter.repeat(64), sizeBytes: 1000 });

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  farmId,
  plotId: null,
  thumb: part('a'),
  full: part('b'),
  takenAt: '2026-05-30T07:00:00.000Z',
  ...change,
});

const photosIn = async (id: string) =>
  (await row<{ total: number }>(house.pool, sql`select count(*) as total from farms.photo where farm_id = ${id}`))
    ?.total;

describe('adding a photo does', () => {
  test('answers its record; its bytes are still to come', async () => {
    const photo = draft();
    const { status, body } = await house.as(amina).call(addPhoto, photo);
    const { id, plotId, takenAt } = photo;
    expect(status).toBe(201);
    expect(body).toEqual({ id, farmId, plotId, keeperId: amina.accountId, takenAt, has: [] });
    expect((await house.as(amina).call(readPhoto, { photoId: id, part: 'thumb' })).status).toBe(404);
  });

  test('of a plot, by the manager who looks after its keeper', async () => {
    const { status, body } = await house.as(chidi).call(addPhoto, draft({ plotId: homePlot }));
    expect([status, body.plotId, body.keeperId]).toEqual([201, homePlot, amina.accountId]);
    const by = await row(house.pool, sql`select added_by from farms.photo where id = ${body.id}`);
    expect(by).toEqual({ added_by: chidi.accountId });
  });

  test('takes the time as the phone states it, in any zone', async () => {
    const { body } = await house.as(amina).call(addPhoto, draft({ takenAt: '2024-02-29T08:00:00.123456+01:00' }));
    expect(body.takenAt).toBe('2024-02-29T07:00:00.123Z');
  });

  test('again, makes one photo and the same answer', async () => {
    const photo = draft();
    const answers = await Promise.all(Array.from({ length: 6 }, () => house.as(amina).call(addPhoto, photo)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
  });
});

describe('adding a photo refuses', () => {
  test.each([
    ['a plot of another farm', { plotId: plotOfMusa }, 'plotId', 'plots.notThere'],
    ['a plot that is not there', { plotId: newId() }, 'plotId', 'plots.notThere'],
    ['a day no calendar has', { takenAt: '2026-13-01T00:00:00Z' }, 'takenAt', 'field.instant'],
    ['the year nought', { takenAt: '0000-01-01T00:00:00Z' }, 'takenAt', 'field.instant'],
    ['a year too far', { takenAt: '9999-12-31T23:00:00-12:00' }, 'takenAt', 'field.instant'],
    ['what is no hash', { thumb: { sha256: 'x', sizeBytes: 10 } }, 'thumb.sha256', 'field.id'],
  ])('%s, beside the field', async (_what, change, field, says) => {
    const before = await photosIn(farmId);
    const { status, body } = await house.as(amina).call(addPhoto, draft(change));
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
    expect(await photosIn(farmId)).toBe(before);
  });

  test('the photo after the last one that a farm may have', async () => {
    const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
    await house.as(amina).call(registerFarm, farm);
    const hash = 'a'.repeat(64);
    await run(
      house.pool,
      sql`insert into farms.photo (id, farm_id, keeper_id, added_by, thumb_sha256, thumb_bytes, full_sha256, full_bytes,
            taken_at, created_at)
          select gen_random_uuid(), ${farm.id}::uuid, ${amina.accountId}::uuid, ${amina.accountId}::uuid, ${hash}, 1, ${hash},
            1, now(), now() from generate_series(1, ${mostPhotos})`,
    );
    const { status, body } = await house.as(amina).call(addPhoto, draft({ farmId: farm.id }));
    expect([status, body.code]).toEqual([409, 'too-many-photos']);
  });

  test("a photo of another's farm", async () => {
    expect((await house.as(amina).call(addPhoto, draft({ farmId: ofMusa }))).status).toBe(404);
    expect((await house.as(halima).call(addPhoto, draft())).status).toBe(404);
    expect((await house.as(ngozi).call(addPhoto, draft())).status).toBe(403);
  });
});

/** A photo with both parts here, as the uploads leave it. */
const wholePhoto = async (): Promise<string> => {
  const { body } = await house.as(amina).call(addPhoto, draft());
  const bytes = await picture('webp');
  const key = await house.services.files.put(bytes, 'webp');
  for (const one of ['thumb', 'full'] as const) await keepPhotoPart(house.pool, body.id, one, key);
  return body.id;
};

describe('the parts of a photo', () => {
  test('are told of with hash and size, come one by one, and stay as they came', async () => {
    const { body } = await house.as(amina).call(addPhoto, draft());
    expect(await findPhotoPart(house.pool, body.id, 'full')).toEqual({ ...part('b'), isHere: false });
    expect(await keepPhotoPart(house.pool, body.id, 'full', 'c'.repeat(64))).toBe(true);
    expect(await keepPhotoPart(house.pool, body.id, 'full', 'd'.repeat(64))).toBe(false);
    expect(await findPhotoPart(house.pool, body.id, 'full')).toEqual({ ...part('b'), isHere: true });
    expect(await findPhotoPart(house.pool, body.id, 'thumb')).toEqual({ ...part('a'), isHere: false });
    const kept = await row(house.pool, sql`select thumb_key, full_key from farms.photo where id = ${body.id}`);
    expect(kept).toEqual({ thumb_key: null, full_key: 'c'.repeat(64) });
  });

  test('of a photo that was removed meanwhile are wanted no more', async () => {
    const { body } = await house.as(amina).call(addPhoto, draft());
    await house.as(amina).call(removePhoto, { photoId: body.id });
    expect(await findPhotoPart(house.pool, body.id, 'thumb')).toBeNull();
    expect(await keepPhotoPart(house.pool, body.id, 'thumb', 'c'.repeat(64))).toBe(false);
  });
});

describe('seeing a photo', () => {
  test('does: its keeper, her manager and an admin, and no cache keeps it', async () => {
    const photoId = await wholePhoto();
    for (const person of [amina, chidi, ngozi]) {
      const { status, bytes, headers } = await house.as(person).call(readPhoto, { photoId, part: 'full' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    }
  });

  test('refuses everyone else', async () => {
    const photoId = await wholePhoto();
    const look = { photoId, part: 'thumb' };
    expect((await house.as(musa).call(readPhoto, look)).status).toBe(404);
    expect((await house.as(halima).call(readPhoto, look)).status).toBe(404);
    expect((await house.as(bola).call(readPhoto, look)).status).toBe(403);
    expect((await house.anyone.call(readPhoto, look)).status).toBe(401);
    expect((await house.as(amina).call(readPhoto, { photoId, part: 'original' })).status).toBe(400);
  });
});

describe('removing a photo', () => {
  test('does: nobody sees it again, and phones are told', async () => {
    const photoId = await wholePhoto();
    expect((await house.as(chidi).call(removePhoto, { photoId })).status).toBe(200);
    expect((await house.as(amina).call(readPhoto, { photoId, part: 'thumb' })).status).toBe(404);
    const noted = await rows(house.pool, sql`select scope_id, type, op from sync.change where id = ${photoId}`);
    expect(noted).toEqual([{ scope_id: amina.accountId, type: 'photo', op: 'gone' }]);
  });

  test("refuses another's", async () => {
    const photoId = await wholePhoto();
    expect((await house.as(musa).call(removePhoto, { photoId })).status).toBe(404);
    expect((await house.as(amina).call(readPhoto, { photoId, part: 'thumb' })).status).toBe(200);
  });
});
