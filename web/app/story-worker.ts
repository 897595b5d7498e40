import { filesNamedIn } from './worker-paths.ts';

declare const self: ServiceWorkerGlobalScope;

/* Keeps the stories that were opened on this phone, for when there is no network. It knows nothing else of the app. */

const cacheName = 'stories';
const mostStories = 40;

/** How long a story may take to come before the copy from the last visit is shown. */
const patienceMillis = 3000;

const loose = { ignoreVary: true } as const;

const isWhole = (response: Response): boolean => response.ok && !response.redirected && response.type === 'basic';

const keepFiles = async (cache: Cache, html: string): Promise<void> => {
  for (const file of filesNamedIn(html))
    if ((await cache.match(file, loose)) === undefined) await cache.add(file).catch(() => undefined);
};

const dropOldest = async (cache: Cache): Promise<void> => {
  const pages = (await cache.keys()).filter(({ url }) => !/^\/(assets|pictures)\//.test(new URL(url).pathname));
  for (const page of pages.slice(0, Math.max(0, pages.length - mostStories))) await cache.delete(page, loose);
};

const keep = async (url: string, response: Response): Promise<void> => {
  if (!isWhole(response)) return;
  const cache = await caches.open(cacheName);
  const html = await response.clone().text();
  await cache.delete(url, loose);
  await cache.put(url, response);
  await keepFiles(cache, html);
  await dropOldest(cache);
};

/** The page in the language that was asked for; in whichever is here when there is none in that one. */
const held = async (url: string): Promise<Response | undefined> => {
  const cache = await caches.open(cacheName);
  return (await cache.match(url, loose)) ?? cache.match(url, { ...loose, ignoreSearch: true });
};

const soon = (response: Response): Promise<Response> =>
  new Promise((resolve) => setTimeout(() => resolve(response), patienceMillis));

const answerStory = async (event: FetchEvent): Promise<Response> => {
  const { url } = event.request;
  const coming = fetch(event.request);
  event.waitUntil(coming.then((response) => keep(url, response.clone())).catch(() => undefined));
  const before = await held(url);
  if (before === undefined) return coming;
  return Promise.race([coming, soon(before)]).catch(() => before);
};

/** The page that brought this worker came before it: it is kept as the worker begins. */
const keepOpen = async (): Promise<void> => {
  await self.clients.claim();
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const own = open.map(({ url }) => url.split('#')[0] ?? '').filter((url) => url.startsWith(self.registration.scope));
  for (const url of own)
    await fetch(url)
      .then((response) => keep(url, response))
      .catch(() => undefined);
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(keepOpen()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerStory(event));
  else if (/^\/(assets|pictures)\//.test(pathname))
    event.respondWith(fetch(request).catch(async () => (await held(request.url)) ?? Response.error()));
});
