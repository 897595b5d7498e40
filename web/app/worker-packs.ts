import { isHtml, isOurs, loose, own } from './worker-cache.ts';

const kinds: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

/** A file that came in a pack, as the server would have sent it. */
const unpacked = (key: string, text: string): Response => {
  const [, ending = ''] = /\.(\w+)(\?|$)/.exec(key) ?? [];
  return new Response(text, { headers: { 'content-type': kinds[ending] ?? 'text/plain' } });
};

/** The same files from an older version's cache; false when it does not have them all. */
const takeOlderPack = async (older: Response): Promise<boolean> => {
  const cache = await own();
  const keys = (await older.json()) as readonly string[]; // written by takePack alone
  const held = await Promise.all(keys.map((key) => caches.match(key, loose)));
  if (held.includes(undefined)) return false;
  await Promise.all(keys.map((key, place) => cache.put(key, held[place] ?? Response.error())));
  return true;
};

const fetchPack = async (pack: string): Promise<Record<string, string>> => {
  // Its files are kept: the browser need not keep the pack beside them.
  const response = await fetch(pack, { priority: 'low', cache: 'no-store' });
  if (!isOurs(response) || isHtml(response)) throw new Error(`${pack} did not come: ${response.status}`);
  return (await response.json()) as Record<string, string>;
};

/** Sees to it that a pack's files are in this version's cache. Their list stands there under the pack's name, put last. */
export const takePack = async (pack: string): Promise<void> => {
  const cache = await own();
  if ((await cache.match(pack, loose)) !== undefined) return;
  const older = await caches.match(pack, loose);
  if (older !== undefined && (await takeOlderPack(older.clone()))) return cache.put(pack, older);
  const files = await fetchPack(pack);
  await Promise.all(Object.entries(files).map(([key, text]) => cache.put(key, unpacked(key, text))));
  await cache.put(pack, new Response(JSON.stringify(Object.keys(files))));
};
