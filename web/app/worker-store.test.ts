import { beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from './stub-caches.ts';

const all = stubCaches();
const asked: string[] = [];
const [file, pack] = ['/assets/shell-1.js', '/assets/whole-pack-1.json'];

const answers: Readonly<Record<string, () => Response>> = {
  '/manifest.webmanifest': () => Response.json({ lang: 'en' }),
  [file]: () => new Response('from the network', { headers: { 'content-type': 'text/javascript' } }),
};

const page = () =>
  new Response(`<!doctype html><html lang="en" data-product><body>${file}</body></html>`, {
    headers: { 'content-type': 'text/html' },
  });

vi.stubGlobal('BUILT', { version: 'new', entry: file, files: [file], packs: [], pictures: [], words: {} });
vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  return Object.defineProperty((answers[path] ?? page)(), 'type', { value: 'basic' });
});

const take = async (): Promise<string | undefined> => {
  vi.resetModules();
  const { takeVersion, heldFile } = await import('./worker-store.ts');
  await takeVersion();
  return (await heldFile(file))?.text();
};

beforeEach(() => {
  all.clear();
  asked.length = 0;
});

test('a phone that has no version yet asks for every file', async () => {
  expect(await take()).toBe('from the network');
  expect(asked).toContain(file);
});

test('a file that an older version kept out of a pack, one by one, is not asked for again', async () => {
  all.set('app-old', new Map([[file, new Response('as it was')]]));
  expect(await take()).toBe('as it was');
  expect(asked).not.toContain(file);
});

test('nor is one that lies in a pack of an older version', async () => {
  const older = { [pack]: { [file]: 'as it was' }, '/places': { [file]: pack } };
  const kept = Object.entries(older).map(([key, held]) => [key, new Response(JSON.stringify(held))] as const);
  all.set('app-old', new Map(kept));
  expect(await take()).toBe('as it was');
  expect(asked).not.toContain(file);
});
