import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubCaches } from './stub-caches.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const all = stubCaches();
const asked: string[] = [];
const [file, pack] = ['/assets/shell-1234567.js', '/assets/whole-pack-1.json'];
const names = '/assets/names-1.json';

const answers: Readonly<Record<string, () => Response>> = {
  '/manifest.webmanifest': () => Response.json({ lang: 'en' }),
  [names]: () => Response.json({ shell0: 'shell-1234567.js', parts0: 'parts-7654321.js' }),
  [file]: () => new Response('from the network', { headers: { 'content-type': 'text/javascript' } }),
};

const page = () =>
  new Response(`<!doctype html><html lang="en" data-product><body>${file}</body></html>`, {
    headers: { 'content-type': 'text/html' },
  });

/** What the shell says, whatever the part is called that it names. */
const saying = hashOf('import "./\x7fparts0"');

const lists = { files: [file], packs: [], pictures: [], words: {} };
vi.stubGlobal('BUILT', { version: 'new', entry: file, sayings: { [file]: saying }, names, ...lists });
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

/** What an older version kept, before its files had the names that they have now. */
const older = (text: string): void => {
  const held = { '/names': JSON.stringify({ shell0: 'shell-0000000.js', parts0: 'parts-0000000.js' }) };
  const kept = Object.entries({ ...held, '/assets/shell-0000000.js': text });
  all.set('app-old', new Map(kept.map(([key, one]) => [key, new Response(one)])));
};

test('a script that says the same is not asked for again when all that is new are the names in it', async () => {
  older('import "./parts-0000000.js"');
  expect(await take()).toBe('import "./parts-7654321.js"');
  expect(asked).not.toContain(file);
});

test('one that says something else is', async () => {
  older('import "./parts-0000000.js";alert()');
  expect(await take()).toBe('from the network');
});

test('names that do not come leave the version untaken, to be taken another time', async () => {
  all.set('app-new', new Map());
  const { [names]: _none, ...others } = answers;
  vi.stubGlobal('fetch', async (path: string) =>
    Object.defineProperty((others[path] ?? page)(), 'type', { value: 'basic' }),
  );
  await expect(take()).rejects.toThrow('did not come');
});
