import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addAssets } from './assets.ts';

const above = mkdtempSync(join(tmpdir(), 'shuka-assets-'));
const folder = join(above, 'assets');
const code = 'export const greeting = "Sannu";';
const app = fastify();

mkdirSync(folder);
writeFileSync(join(above, 'secret.js'), 'not of the site');
writeFileSync(join(folder, 'base-1a2b.js'), code);
writeFileSync(join(folder, 'base-1a2b.js.br'), brotliCompressSync(code));
writeFileSync(join(folder, 'base-1a2b.js.gz'), gzipSync(code));
writeFileSync(join(folder, 'notes.txt'), 'no part of the app');
addAssets(app, folder);

afterAll(async () => {
  await app.close();
  rmSync(above, { recursive: true });
});

const get = (name: string, taken = '') =>
  app.inject({ url: `/assets/${name}`, headers: taken === '' ? {} : { 'accept-encoding': taken } });

test('a part of the app comes packed as the browser takes it, and may be kept for a year', async () => {
  const brotli = await get('base-1a2b.js', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(code);
  expect(gunzipSync((await get('base-1a2b.js', 'gzip')).rawPayload).toString()).toBe(code);
  const plain = await get('base-1a2b.js');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body).toBe(code);
});

test.each(['other.js', 'notes.txt', '..%2fsecret.js', '%2e%2e%2fsecret.js', 'base-1a2b.js.br', 'base-1a2b.js%00'])(
  'there is nothing at %s',
  async (name) => {
    expect((await get(name)).statusCode).toBe(404);
  },
);
