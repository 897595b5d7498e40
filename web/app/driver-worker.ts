/*
 * Opens the page of a driver without a network. It has a scope of its own, so that a phone that carries one trip does not take
 * the whole app. The page itself keeps what it was drawn with, and drops it when the trip is over.
 */
import { driverPage } from '#kit/driver-page.ts';

declare const self: ServiceWorkerGlobalScope;

const { kept, path: page } = driverPage;
const patienceMillis = 4000;

const held = async (key: Request | string): Promise<Response | undefined> =>
  (await caches.open(kept)).match(key, { ignoreVary: true, ignoreSearch: typeof key === 'string' });

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('the line is slow')), patienceMillis));

/** From the network when there is one and it answers soon, else as it was kept. */
const answerPage = async (request: Request): Promise<Response> => {
  try {
    return await Promise.race([fetch(request), late()]);
  } catch (error) {
    const instead = await held(page);
    if (instead === undefined) throw error;
    return instead;
  }
};

const answerFile = async (request: Request): Promise<Response> => (await held(request)) ?? fetch(request);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && pathname === page) event.respondWith(answerPage(event.request));
  else if (/^\/(assets|pictures)\//.test(pathname)) event.respondWith(answerFile(event.request));
});
