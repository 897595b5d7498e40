import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import cookies from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { languages } from '@shuka/domain/kit/calendar.ts';
import type { Services } from '#kit/context.ts';
import { readConfig } from './config.ts';
import { addPages } from './pages.ts';
import { loadSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuka-year-'));

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const pages = [{ path: '/about', gate: 'none', isListed: true }];
write('site.json', JSON.stringify({ pages, appPaths: [], scriptHashes: [], styleHashes: [] }));
write('story.json', '{}');
for (const page of ['about', 'app', 'app-kept', 'login', 'offline', '404'])
  for (const language of languages) write(`pages/${language}/${page}.html`, '© %YEAR% %PRODUCT%');
for (const script of ['service-worker', 'site-worker', 'driver-worker', 'story-worker'])
  write(`${script}.js`, 'const tag = "%SITE_TAG%";');
for (const part of ['assets', 'pictures']) mkdirSync(join(folder, part));

const app = fastify();

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('the year of the copyright turns at midnight in Nigeria, without a restart, and phones hear of it', async () => {
  let now = new Date('2026-12-31T22:59:00Z');
  const site = loadSite(folder, readConfig({}));
  if (site === null) throw new Error('the site is there');
  // Pages of no gate ask the house for its clock and its address alone.
  const services = { clock: { now: () => now }, publicUrl: 'http://localhost:3000' } as Services;
  await app.register(cookies);
  await addPages(app, services, site);
  const read = async (path: string): Promise<string> => (await app.inject(path)).body;
  expect(await read('/about')).toBe('© 2026 Shuka');
  const worker = await read('/service-worker.js');
  now = new Date('2026-12-31T23:00:00Z');
  expect(await read('/about')).toBe('© 2027 Shuka');
  expect(await read('/no-such-page')).toBe('© 2027 Shuka');
  expect(await read('/service-worker.js')).not.toBe(worker);
});
