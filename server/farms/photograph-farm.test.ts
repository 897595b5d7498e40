import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { photographFarm, readFarm, readFarmPhoto } from '@shuka/domain/farms';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, ngozi } = people;
const [farmId = '', ofMusa = ''] = farms.map(({ id }) => id);

const whole = await picture('jpeg', 200, 200);

const photograph = (bytes: Buffer, mediaType = 'image/png', id = farmId) =>
  house.as(amina).call(photographFarm, { farmId: id }, { picture: { bytes, mediaType } });

const photoIdOf = async (bytes: Buffer): Promise<string> => (await photograph(bytes)).body.photoId ?? '';

describe('photographing a farm does', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('keeps a %s as WebP in two sizes', async (format) => {
    const { status, body } = await photograph(await picture(format, 1600, 1200), `image/${format}`);
    expect(status).toBe(200);
    const photo = { farmId, photoId: body.photoId };
    const full = await house.as(amina).call(readFarmPhoto, { ...photo, size: 'full' });
    const thumb = await house.as(amina).call(readFarmPhoto, photo);
    expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 1280 });
    expect((await sharp(thumb.bytes).metadata()).width).toBeLessThan(1280);
  });

  test('sends it to be kept by the browser of its keeper alone, and to be run by nobody', async () => {
    const photoId = await photoIdOf(await picture());
    const { headers } = await house.as(amina).call(readFarmPhoto, { farmId, photoId });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test('leaves behind where and with what it was taken', async () => {
    const taken = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Make: 'Tecno' }, IFD3: { GPSLatitude: '12/1 14/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const photoId = await photoIdOf(taken);
    const { bytes } = await house.as(amina).call(readFarmPhoto, { farmId, photoId, size: 'full' });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('gives the new picture a new address, and the old address ends', async () => {
    const old = await photoIdOf(await picture('png', 50, 50));
    const before = (await house.as(amina).call(readFarm, { farmId })).body.revision;
    const { body } = await photograph(await picture('png', 60, 60));
    expect(body.photoId).not.toBe(old);
    expect(body.revision).toBe(before + 1);
    expect((await house.as(amina).call(readFarmPhoto, { farmId, photoId: old })).status).toBe(404);
  });
});

describe('photographing a farm refuses', () => {
  test.each([
    ['words', Buffer.from('This is no picture.')],
    ['half a picture', whole.subarray(0, 300)],
    ['a drawing that can hold programs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s under the name of a picture', async (_what, bytes) => {
    const before = (await house.as(amina).call(readFarm, { farmId })).text;
    const { status, body } = await photograph(bytes);
    expect([status, body.code]).toEqual([400, 'not-a-picture']);
    expect((await house.as(amina).call(readFarm, { farmId })).text).toBe(before);
  });

  test('more than five megabytes', async () => {
    const { status, body } = await photograph(Buffer.alloc(5_242_881));
    expect([status, body.code]).toEqual([413, 'too-large']);
  });

  test.each(['image/svg+xml', 'image/gif', 'text/plain', 'multipart/form-data; boundary=x', 'application/json'])(
    'the media type %s',
    async (mediaType) => {
      const bytes = mediaType === 'application/json' ? Buffer.from('{}') : await picture();
      expect((await photograph(bytes, mediaType)).status).toBe(415);
    },
  );

  test('no bytes at all', async () => {
    expect((await photograph(Buffer.alloc(0))).status).toBe(415);
  });

  test("a picture for another's farm", async () => {
    expect((await photograph(await picture(), 'image/png', ofMusa)).status).toBe(404);
  });
});

describe("who sees a farm's picture", () => {
  test('its keeper and an admin; for everyone else it is not there', async () => {
    const photoId = await photoIdOf(await picture());
    const look = (person: typeof amina | typeof musa | typeof ngozi) =>
      house.as(person).call(readFarmPhoto, { farmId, photoId });
    expect((await look(amina)).status).toBe(200);
    expect((await look(ngozi)).status).toBe(200);
    expect((await look(musa)).status).toBe(404);
    expect((await house.anyone.call(readFarmPhoto, { farmId, photoId })).status).toBe(401);
  });

  test('nobody through the address of another farm', async () => {
    const photoId = await photoIdOf(await picture());
    expect((await house.as(musa).call(readFarmPhoto, { farmId: ofMusa, photoId })).status).toBe(404);
  });
});

describe('a picture again', () => {
  test('the same bytes have the same address', async () => {
    const bytes = await picture('png', 70, 70);
    expect(await photoIdOf(bytes)).toBe(await photoIdOf(bytes));
  });
});
