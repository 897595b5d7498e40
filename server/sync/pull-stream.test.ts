import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { pullChanges } from '@shuka/domain/sync';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { addFarms } from '#world/many-farms.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';

const house = await openHouse();
afterAll(house.close);

describe('a stream', () => {
  const ask = (accept: string | null) =>
    house.as(people.musa).call(pullChanges, {}, { headers: { 'accept-encoding': accept } });

  test('is packed as the phone asks, and may not be kept', async () => {
    await addFarms(house.pool, people.musa, 500);
    const plain = await ask(null);
    expect(plain.headers).toMatchObject({ 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const brotli = await ask('gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    const gzip = await ask('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  test('that fails at once is answered as a problem', async () => {
    await run(house.pool, sql`alter table sync.house rename to lost`);
    const { status, headers } = await ask('br');
    await run(house.pool, sql`alter table sync.lost rename to house`);
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      500,
      'application/problem+json; charset=utf-8',
      undefined,
    ]);
  });

  test('notes at most once a minute that the phone was here, unless what waits has changed', async () => {
    const phone = await openPhone(house, people.amina);
    const seen = async (waiting: number) => {
      await phone.browser.send({ method: 'GET', url: `/sync/pull?device=${phone.device}&waiting=${waiting}` });
      const found = await house.pool.query<{ last_seen_at: string; waiting: number }>(
        sql`select last_seen_at, waiting from sync.device where id = ${phone.device}`,
      );
      return found.rows[0];
    };
    const first = await seen(0);
    house.clock.move({ seconds: 20 });
    expect(await seen(0)).toEqual(first);
    expect((await seen(3))?.waiting).toBe(3);
    house.clock.move({ seconds: 70 });
    expect((await seen(3))?.last_seen_at).not.toBe(first?.last_seen_at);
  });
});
