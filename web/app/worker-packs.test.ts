import { beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from './stub-caches.ts';

const all = stubCaches();
const asked: string[] = [];
const pack = '/assets/whole-pack-1.json';
const pictures = { '/pictures/logo.svg?v=1': '<svg/>' };
const files = { '/assets/a-1234567.js': 'import "./b-1234567.js"', ...pictures };
/** As they come: named by what lasts. */
const packed = { aaaaaa: 'import "./\x7fbbbbbb"', ...pictures };
const names = { aaaaaa: 'a-1234567.js', bbbbbb: 'b-1234567.js' };

vi.stubGlobal('BUILT', { version: 'new', names: '/assets/names-1.json' });
vi.stubGlobal('fetch', async (path: string) => {
  const isPack = path === pack;
  if (isPack) asked.push(path);
  return Object.defineProperty(Response.json(isPack ? packed : names), 'type', { value: 'basic' });
});

/** A worker that has just begun: it remembers nothing. */
const begin = async () => {
  vi.resetModules();
  const { takeNames } = await import('./worker-names.ts');
  return { takeNames, ...(await import('./worker-packs.ts')) };
};

const take = async (packs: readonly string[]): Promise<void> => {
  const { takeNames, takePack, notePlaces } = await begin();
  await takeNames();
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
  expect([...(all.get('app-new')?.keys() ?? [])]).toEqual(['/names', pack, '/places']);
});

test('files of packs that come later are found beside those that came before', async () => {
  await take([pack]);
  const { notePlaces, isPacked } = await begin();
  await Promise.all([notePlaces([{ '/assets/b-1.js': '/p2' }]), notePlaces([{ '/assets/c-1.js': '/p3' }])]);
  const four = ['/assets/a-1234567.js', '/assets/b-1.js', '/assets/c-1.js', '/assets/d-1.js'];
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
  const [file, text] = Object.entries(files)[0] ?? [];
  expect(await packedFile(file ?? '')).toBeUndefined();
  expect(await (await olderPackedFile(file ?? ''))?.text()).toBe(text);
});

test('a pack that the browser threw away is none, and its files are asked of the network', async () => {
  await take([pack]);
  all.get('app-new')?.delete(pack);
  expect(await texts()).toEqual([undefined, undefined]);
});

test('a pack whose files name others anew is the same pack: a newer version has the new names in them', async () => {
  await take([pack]);
  becomeOlder();
  names.bbbbbb = 'b-7654321.js';
  await take([pack]);
  const { packedFile, olderPackedFile } = await begin();
  expect(asked).toEqual([]);
  expect(await (await packedFile('/assets/a-1234567.js'))?.text()).toBe('import "./b-7654321.js"');
  expect(await (await olderPackedFile('/assets/a-1234567.js'))?.text()).toBe('import "./b-1234567.js"');
});

test('a version from before lasting names is read as it was kept', async () => {
  const kept = { [pack]: files, '/places': { '/assets/a-1234567.js': pack } };
  all.set('app-old', new Map(Object.entries(kept).map(([key, one]) => [key, Response.json(one)])));
  const { olderPackedFile } = await begin();
  expect(await (await olderPackedFile('/assets/a-1234567.js'))?.text()).toBe('import "./b-1234567.js"');
});
