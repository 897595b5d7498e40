import { readOnce } from './read-once.ts';
import { fetchKept, loose, olderNames, own, ownName } from './worker-cache.ts';
import { readNaming } from './worker-names.ts';

/** Texts of files by their lasting names, pictures by their addresses. */
type Files = Readonly<Record<string, string>>;

/** By the address of a file, the pack that holds it. */
type Places = Readonly<Record<string, string>>;

/** Where a version notes which file is in which of its packs. */
const placesKey = '/places';

/** Packs whose texts stay at hand, so that a page which asks for fifty files opens a dozen packs once: 2 MB at most. */
const mostOpen = 16;

const kinds: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

/** A file that came in a pack, as the server would have sent it. */
export const unpacked = (key: string, text: string): Response => {
  const [, ending = ''] = /\.(\w+)(\?|$)/.exec(key) ?? [];
  return new Response(text, { headers: { 'content-type': kinds[ending] ?? 'text/plain' } });
};

/**
 * Sees to it that a pack is in this version's cache, whole: from an older version's, since its name changes with what it
 * holds, else from the network. @returns where its files are from now on.
 */
export const takePack = async (pack: string): Promise<Places> => {
  const cache = await own();
  const held = await cache.match(pack, loose);
  const text = await (held ?? (await caches.match(pack, loose)) ?? (await fetchKept(pack))).text();
  const files = JSON.parse(text) as Files; // of our own build, by its name
  if (held === undefined) await cache.put(pack, new Response(text));
  const { addressOf } = await readNaming(ownName);
  return Object.fromEntries(Object.keys(files).map((key) => [addressOf(key), pack]));
};

const known = new Map<string, Promise<Places>>();

const readPlaces = async (name: string): Promise<Places> => {
  const held = await (await caches.open(name)).match(placesKey);
  return held === undefined ? {} : ((await held.json()) as Places); // written by notePlaces alone
};

/** Where the files of a version are; read once while the worker lives. */
const placesOf = (name: string): Promise<Places> => readOnce(known, name, () => readPlaces(name));

/** Whether a file came in a pack of this version. */
export const isPacked = async (key: string): Promise<boolean> => (await placesOf(ownName))[key] !== undefined;

let noted: Promise<unknown> = Promise.resolve();

const addPlaces = async (more: readonly Places[]): Promise<void> => {
  const places: Places = Object.assign({}, await readPlaces(ownName), ...more);
  await (await own()).put(placesKey, new Response(JSON.stringify(places)));
  known.set(ownName, Promise.resolve(places));
};

/** Notes where files are from now on, one after the other: two languages can come at once. */
export const notePlaces = (more: readonly Places[]): Promise<void> => {
  const adding = noted.then(() => addPlaces(more));
  noted = adding.catch(() => undefined);
  return adding;
};

const open = new Map<string, Promise<Files | undefined>>();

const openPack = (name: string, pack: string): Promise<Files | undefined> => {
  const files = readOnce(open, pack, async () => (await caches.match(pack, { ...loose, cacheName: name }))?.json());
  const [oldest] = open.keys();
  if (open.size > mostOpen && oldest !== undefined) open.delete(oldest);
  return files;
};

const fileIn = async (name: string, key: string): Promise<Response | undefined> => {
  const pack = (await placesOf(name))[key];
  if (pack === undefined) return undefined;
  const { keyOf, fill } = await readNaming(name);
  const text = (await openPack(name, pack))?.[keyOf(key)];
  return text === undefined ? undefined : unpacked(key, fill(text));
};

/** A file that came in a pack of this version. */
export const packedFile = (key: string): Promise<Response | undefined> => fileIn(ownName, key);

/** One of an older version, whose page is still open. */
export const olderPackedFile = async (key: string): Promise<Response | undefined> => {
  const found = await Promise.all((await olderNames()).map((name) => fileIn(name, key)));
  return found.find((file) => file !== undefined);
};
