import { filesNamedIn, plainPath } from './worker-paths.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the public pages, in lower case. */
declare const PUBLIC_PATHS: readonly string[];

/*
 * Keeps the public pages that somebody saw, so that they open at once the next time, with a network or without. It brings
 * nothing that was not seen, and makes room when the app comes with its own worker.
 */

const cacheName = 'site';
const loose = { ignoreVary: true } as const;

/** How old a copy may be to be shown before the network was asked. */
const freshMillis = 7 * 86_400_000;

const kept = (): Promise<Cache> => caches.open(cacheName);

const isFresh = (page: Response): boolean => Date.now() - Date.parse(page.headers.get('date') ?? '') < freshMillis;

/** Whether the browser still holds the scripts of a page: a later build of the server has them no more. */
const hasFiles = async (page: Response): Promise<boolean> => {
  const files = filesNamedIn(await page.text()).filter((file) => file.startsWith('/assets/'));
  const held = files.map((file) => fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }));
  return Promise.all(held).then(
    (answers) => answers.every(({ ok }) => ok),
    () => false,
  );
};

const keep = async (path: string, response: Response): Promise<void> => {
  const isPage = /html/.test(response.headers.get('content-type') ?? '');
  if (response.ok && response.type === 'basic' && isPage) await (await kept()).put(path, response);
};

/** The window that a page was given to; it is there a moment after its page. */
const windowOf = async (id: string): Promise<WindowClient | undefined> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const client = (await self.clients.get(id)) as WindowClient | undefined; // what navigates is a window
    if (client !== undefined) return client;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return undefined;
};

/** What came from the network is kept. A page whose door was shut meanwhile is dropped, and its reader led to where it leads now. */
const note = async (
  { resultingClientId, request }: FetchEvent,
  path: string,
  coming: Promise<Response>,
): Promise<void> => {
  const response = (await coming).clone();
  if (response.type !== 'opaqueredirect') return keep(path, response);
  if (!(await (await kept()).delete(path, loose))) return;
  await (await windowOf(resultingClientId))?.navigate(request.url);
};

const answer = async (event: FetchEvent, path: string): Promise<Response> => {
  const { request } = event;
  // Copies are in the language before.
  if (new URL(request.url).searchParams.has('lang')) await caches.delete(cacheName);
  const coming = fetch(request);
  const held = await (await kept()).match(path, loose);
  event.waitUntil(note(event, path, coming).catch(() => undefined));
  if (held === undefined) return coming;
  if (isFresh(held) && (await hasFiles(held.clone()))) return held;
  return coming.catch(() => held);
};

/** The page that brought this worker came before it; the browser has it still. */
const keepOpen = async (): Promise<void> => {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const { url } of open) {
    const path = plainPath(new URL(url).pathname);
    if (PUBLIC_PATHS.includes(path)) await keep(path, await fetch(url, { cache: 'force-cache' }));
  }
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(keepOpen().catch(() => undefined)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { pathname } = new URL(url);
  const path = plainPath(pathname);
  if (method === 'GET' && mode === 'navigate' && PUBLIC_PATHS.includes(path)) event.respondWith(answer(event, path));
});
