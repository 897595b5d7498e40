import { beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from './stub-caches.ts';

const all = stubCaches();
const asked: string[] = [];
const pack = '/assets/whole-pack-1.json';
const files = { '/assets/a-1.js': 'export {}', '/pictures/logo.svg?v=1': '<svg/>' };

vi.stubGlobal('BUILT', { version: 'new' });
vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  return Object.defineProperty(Response.json(files), 'type', { value: 'basic' });
});

/** A worker that has just begun: it remembers nothing. */
const begin = async () => {
  vi.resetModules();
  return import('./worker-packs.ts');
};

const take = async (packs: readonly string[]): Promise<void> => {
  const { takePack, notePlaces } = await begin();
  await notePlaces(await Promise.all(packs.map(takePack)));
};

const texts = async (): Promise<(string | undefined)[]> => {
  const { packedFile } = await begin();
  return Promise.all(Object.keys(files).map(async (key) => (await packedFile(key))?.text()));
};

/** What this version kept is from now on what an older one kept. */
const becomeOlder = (): void => {
  const kept = all.get('app-new') ?? new Map<string, Response>();
  all.clear();
  all.set('app-old', kept);
  asked.length = 0;
};

beforeEach(() => {
  all.clear();
  asked.length = 0;
});

test('a pack is asked for once, and a worker that begins anew finds each of its files, of its own kind', async () => {
  await take([pack]);
  await take([pack]);
  expect([asked, await texts()]).toEqual([[pack], Object.values(files)]);
  const { packedFile } = await begin();
  const logo = await packedFile('/pictures/logo.svg?v=1');
  expect(logo?.headers.get('content-type')).toBe('image/svg+xml');
});

test('a pack is kept as one thing, and where its files are as another', async () => {
  await take([pack]);
  expect([...(all.get('app-new')?.keys() ?? [])]).toEqual([pack, '/places']);
});

test('files of packs that come later are found beside those that came before', async () => {
  await take([pack]);
  const { notePlaces, isPacked } = await begin();
  await Promise.all([notePlaces([{ '/assets/b-1.js': '/p2' }]), notePlaces([{ '/assets/c-1.js': '/p3' }])]);
  const four = ['/assets/a-1.js', '/assets/b-1.js', '/assets/c-1.js', '/assets/d-1.js'];
  expect(await Promise.all(four.map(isPacked))).toEqual([true, true, true, false]);
});

test('a newer version takes a pack from the older one, and does not ask for it', async () => {
  await take([pack]);
  becomeOlder();
  await take([pack]);
  expect([asked, await texts()]).toEqual([[], Object.values(files)]);
});

test('a page of an older version finds its files in the packs of that version', async () => {
  await take([pack]);
  becomeOlder();
  const { packedFile, olderPackedFile } = await begin();
  expect(await packedFile('/assets/a-1.js')).toBeUndefined();
  expect(await (await olderPackedFile('/assets/a-1.js'))?.text()).toBe('export {}');
});

test('a pack that the browser threw away is none, and its files are asked of the network', async () => {
  await take([pack]);
  all.get('app-new')?.delete(pack);
  expect(await texts()).toEqual([undefined, undefined]);
});
