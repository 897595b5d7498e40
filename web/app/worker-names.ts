import { readOnce } from './read-once.ts';
import { built, fetchKept, own } from './worker-cache.ts';

/*
 * In packs, files are known and name each other by lasting names: the others change with every release, and all packs would
 * come again with them.
 */

/** The names of files by their lasting names. */
type Names = Readonly<Record<string, string>>;

/** Where a version keeps them. */
const namesKey = '/names';

const keptNames = async (cacheName: string): Promise<Names> => {
  const held = await (await caches.open(cacheName)).match(namesKey);
  return held === undefined ? {} : ((await held.json()) as Names); // of our own build
};

type Naming = {
  /** The address of a file by the key that it has in a pack. */
  readonly addressOf: (key: string) => string;
  readonly keyOf: (address: string) => string;
  /** A text with the names that files have in this version in place of the lasting ones. */
  readonly fill: (text: string) => string;
  /** The other way round. */
  readonly empty: (text: string) => string;
};

const namingOf = (names: Names): Naming => {
  const keys = new Map(Object.entries(names).map(([key, name]) => [`/assets/${name}`, key]));
  /** As the build does it: a name stands in quotes, with or without a folder. */
  const emptied = (word: string): string => {
    const key = keys.get(`/assets/${word.slice(1)}`);
    return key === undefined ? word : `${word[0]}\x7f${key}`;
  };
  return {
    addressOf: (key) => (names[key] === undefined ? key : `/assets/${names[key]}`),
    // Pictures have one name for good; versions before lasting ones knew files by their addresses.
    keyOf: (address) => keys.get(address) ?? address,
    fill: (text) => text.replace(/\x7f([\w-]{6})/g, (all, key: string) => names[key] ?? all),
    empty: (text) => text.replace(/[/"'`][\w.~@-]+/g, emptied),
  };
};

const known = new Map<string, Promise<Naming>>();

/** What a version calls its files; read once while the worker lives. */
export const readNaming = (cacheName: string): Promise<Naming> =>
  readOnce(known, cacheName, async () => namingOf(await keptNames(cacheName)));

/** Sees to it that this version has its names. @throws when they do not come. */
export const takeNames = async (): Promise<void> => {
  const cache = await own();
  if ((await cache.match(namesKey)) !== undefined) return;
  await cache.put(namesKey, await fetchKept(built.names));
};
