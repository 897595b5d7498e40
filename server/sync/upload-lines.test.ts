import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { readMe } from '@shuka/domain/accounts';
import { buildApp } from '#app/build-app.ts';
import { row, sql } from '#kit/db.ts';
import { keyOf } from '#kit/files.ts';
import { readPicture } from '#kit/pictures.ts';
import { farms, people } from '#world';
import { processes } from '#world/beside.ts';
import { openHouse } from '#world/open-house.ts';
import { breakingLine, sendAndBreak, sendOn, sessionOf, type Sent } from '#world/phone-line.ts';
import { noise, tellOfPhoto } from '#world/photos.ts';

const house = await openHouse();
afterAll(house.close);

const { amina } = people;
const [farmId = ''] = farms.map(({ id }) => id);

const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
const port = Number(new URL(address).port);

await house.as(amina).call(readMe, {});
const hers = { ...sessionOf(house.as(amina)), 'tus-resumable': '1.0.0' };

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const creation = (photoId: string, full: Buffer): Sent => ({
  method: 'POST',
  path: '/uploads',
  headers: {
    ...hers,
    'upload-length': String(full.length),
    'upload-metadata': `photoId ${base64(photoId)},part ${base64('full')}`,
  },
});

const looking = (path: string): Sent => ({ method: 'HEAD', path, headers: hers });

const chunk = (path: string, full: Buffer, offset: number): Sent => ({
  method: 'PATCH',
  path,
  headers: { ...hers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
  body: full.subarray(offset),
});

const tell = (full: Buffer): Promise<string> =>
  tellOfPhoto(house.pool, { keeper: amina, farmId }, { thumb: full, full });

const begin = async (full: Buffer, on = port): Promise<{ photoId: string; path: string }> => {
  const photoId = await tell(full);
  const begun = await sendOn(on, creation(photoId, full));
  return { photoId, path: begun?.headers['location'] ?? '' };
};

const offsetOf = async (path: string, on = port): Promise<number> =>
  Number((await sendOn(on, looking(path)))?.headers['upload-offset']);

/** The key of a photo's full picture, null while it is not here. */
const keyFor = async (photoId: string): Promise<string | null> =>
  (await row<{ key: string | null }>(house.pool, sql`select full_key as key from farms.photo where id = ${photoId}`))
    ?.key ?? null;

/** What the key is only when every byte came as it was: the same picture is encoded to the same bytes. */
const rightKey = async (full: Buffer): Promise<string> => keyOf((await readPicture(full)).full);

/** Sends a photo as a phone does: asks how far it is and goes on from there, until it is whole. */
const upload = async (full: Buffer, on: number): Promise<string> => {
  const photoId = await tell(full);
  let path: string | undefined;
  while (path === undefined) path = (await sendOn(on, creation(photoId, full)))?.headers['location'];
  for (;;) {
    const offset = await offsetOf(path, on);
    const sent = Number.isNaN(offset) ? null : await sendOn(on, chunk(path, full, offset));
    if (sent?.status === 204) return photoId;
  }
};

/** The same numbers in each run, so that a failure is a finding. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};

/** Another server does not know what one holds of a line that just broke: who asks that one sends a little more again. */
const mostTwice = processes === 1 ? 0.05 : 0.1;

describe('on a line that breaks', () => {
  test(
    'every 50 to 150 KB, photos arrive as they were, with at most a twentieth sent twice',
    { timeout: 120_000 },
    async () => {
      const next = numbers(26);
      const line = await breakingLine(port, () => 50_000 + Math.floor(next() * 100_000));
      const photos = await Promise.all(Array.from({ length: 12 }, (_, place) => noise(440 + place * 60)));
      const total = photos.reduce((sum, { length }) => sum + length, 0);
      for (const full of photos) {
        const photoId = await upload(full, line.port);
        expect(await keyFor(photoId)).toBe(await rightKey(full));
      }
      await line.close();
      expect(line.breaks()).toBeGreaterThan(30);
      expect(line.carriedBytes() / total - 1).toBeLessThanOrEqual(mostTwice);
    },
  );

  test.each([0, 1, 2, 1023, 16_383, 16_384, 16_385, 65_535, 65_536, 65_537, 80_000, 131_072])(
    'after %i bytes of a photo, just those are kept and the rest completes it',
    async (bytes) => {
      const full = await noise(480);
      const { photoId, path } = await begin(full);
      await sendAndBreak(port, chunk(path, full, 0), bytes);
      await expect.poll(() => offsetOf(path), { timeout: 20_000 }).toBe(bytes);
      expect((await sendOn(port, chunk(path, full, bytes)))?.status).toBe(204);
      expect(await keyFor(photoId)).toBe(await rightKey(full));
    },
  );

  test('after the very last byte, before the answer, it is whole', async () => {
    const full = await noise(200);
    const { photoId, path } = await begin(full);
    await sendAndBreak(port, chunk(path, full, 0), full.length);
    await expect.poll(() => offsetOf(path), { timeout: 20_000 }).toBe(full.length);
    expect(await keyFor(photoId)).toBe(await rightKey(full));
    const again = await sendOn(port, chunk(path, full, full.length));
    expect([again?.status, again?.headers['upload-offset']]).toEqual([204, String(full.length)]);
  });

  test('by a reset, at any of many bytes, nothing wrong is kept', async () => {
    const full = await noise(480);
    const { photoId, path } = await begin(full);
    const next = numbers(7);
    for (let times = 0; times < 12; times += 1) {
      const offset = await offsetOf(path);
      await sendAndBreak(port, chunk(path, full, offset), Math.floor(next() * 20_000), 'reset');
    }
    await expect
      .poll(async () => (await sendOn(port, chunk(path, full, await offsetOf(path))))?.status, { timeout: 20_000 })
      .toBe(204);
    expect(await keyFor(photoId)).toBe(await rightKey(full));
  });
});

describe('two connections for one photo', () => {
  test('that send at once complete it once, byte for byte', async () => {
    const full = await noise(700);
    const { photoId, path } = await begin(full);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendOn(port, chunk(path, full, 0))));
    const refused = answers.filter((answer) => answer?.status !== 204);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    refused.forEach((answer) => expect(answer?.text).toContain('"wrong-offset"'));
    while ((await keyFor(photoId)) === null) await sendOn(port, chunk(path, full, await offsetOf(path)));
    expect(await keyFor(photoId)).toBe(await rightKey(full));
    expect(house.errors).toEqual([]);
  });

  test('serve more requests after one that was refused with its bytes unread', async () => {
    const full = await noise(700);
    const { path } = await begin(full);
    const refused = await house.as(amina).send({
      method: 'PATCH',
      url: path,
      payload: full,
      headers: { ...chunk(path, full, 5).headers },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong-offset']);
    expect((await sendOn(port, chunk(path, full, 5)))?.status).toBe(409);
    expect(await offsetOf(path)).toBe(0);
  });
});

describe('a server that starts again', () => {
  test('goes on where the one before it stopped', async () => {
    const full = await noise(480);
    const { photoId, path } = await begin(full);
    await sendAndBreak(port, chunk(path, full, 0), 70_000);
    await expect.poll(() => offsetOf(path), { timeout: 20_000 }).toBe(70_000);
    const next = await buildApp(house.services, { isSecure: false, trustedProxies: '', site: null });
    await next.listen({ port: 0, host: '127.0.0.1' });
    const nextPort = (next.server.address() as AddressInfo).port;
    const found = await sendOn(nextPort, creation(photoId, full));
    expect(found?.headers).toMatchObject({ location: path, 'upload-offset': '70000' });
    expect((await sendOn(nextPort, chunk(path, full, 70_000)))?.status).toBe(204);
    expect(await keyFor(photoId)).toBe(await rightKey(full));
    await next.close();
  });
});
