import { beforeEach, expect, test, vi } from 'vitest';

type Held = Map<string, Response>;

const all = new Map<string, Held>();
const asked: string[] = [];
const pack = '/assets/pack-1.json';
const files = { '/assets/a-1.js': 'export {}', '/pictures/logo.svg?v=1': '<svg/>' };

const cacheOf = (name: string) => {
  const held = all.get(name) ?? new Map<string, Response>();
  all.set(name, held);
  return {
    match: async (key: string) => held.get(key)?.clone(),
    put: async (key: string, response: Response) => void held.set(key, response),
  };
};

vi.stubGlobal('BUILT', { version: 'new' });
vi.stubGlobal('caches', {
  open: async (name: string) => cacheOf(name),
  match: async (key: string) =>
    [...all.values()]
      .map((held) => held.get(key))
      .find(Boolean)
      ?.clone(),
});
vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  return Object.defineProperty(Response.json(files), 'type', { value: 'basic' });
});

const { takePack } = await import('./worker-packs.ts');

beforeEach(() => {
  all.clear();
  asked.length = 0;
});

const texts = async (name: string) =>
  Promise.all(Object.keys(files).map(async (key) => (await cacheOf(name).match(key))?.text()));

test('a pack is asked for once, and each of its files is kept under its own address and kind', async () => {
  await takePack(pack);
  await takePack(pack);
  expect(asked).toEqual([pack]);
  expect(await texts('app-new')).toEqual(Object.values(files));
  expect(all.get('app-new')?.get('/pictures/logo.svg?v=1')?.headers.get('content-type')).toBe('image/svg+xml');
});

test('a newer version takes a pack from the older one, and does not ask for it', async () => {
  await takePack(pack);
  const older = all.get('app-new') ?? new Map<string, Response>();
  all.clear();
  all.set('app-old', older);
  asked.length = 0;
  await takePack(pack);
  expect([asked, await texts('app-new')]).toEqual([[], Object.values(files)]);
});

test('a pack of which the older version lost a file is asked for again', async () => {
  await takePack(pack);
  const older = all.get('app-new') ?? new Map<string, Response>();
  older.delete('/assets/a-1.js');
  all.clear();
  all.set('app-old', older);
  asked.length = 0;
  await takePack(pack);
  expect([asked, await texts('app-new')]).toEqual([[pack], Object.values(files)]);
});
