import { areRecordsOpen } from '#kit/open-lock.ts';
import { answerApp, answerFile, answerPublic, answerReference } from './worker-answers.ts';
import { built } from './worker-cache.ts';
import { makeKeyRing, type KeyMessage } from './worker-keys.ts';
import { openNews, showNews } from './worker-news.ts';
import { errandOf } from './worker-paths.ts';
import { dropOldVersions, takeVersion } from './worker-store.ts';

declare const self: ServiceWorkerGlobalScope;

type Message = KeyMessage | { readonly type: 'take-over' };

const keyRing = makeKeyRing(() => Date.now());

/** Whether whoever opens the app now will be asked for a PIN, if this phone keeps records at all. */
const isLocked = async (): Promise<boolean> =>
  !keyRing.holdsAny() && (await areRecordsOpen(self.navigator.locks)) === false;

/** The worker of the public pages makes room; an older one of the app serves until a person says so. */
const takeOverFromSite = async (): Promise<void> => {
  const { active, waiting } = self.registration;
  if ([active, waiting].some((worker) => worker?.scriptURL.endsWith('/site-worker.js'))) await self.skipWaiting();
};

const begin = async (): Promise<void> => {
  await caches.delete('site');
  await dropOldVersions();
  await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(takeVersion().then(takeOverFromSite)));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const errand = errandOf(event.request, self.location.origin, built);
  if (errand?.kind === 'app') event.respondWith(answerApp(event, isLocked));
  else if (errand?.kind === 'public') event.respondWith(answerPublic(event, errand.path));
  else if (errand?.kind === 'file') event.respondWith(answerFile(event, errand.path));
  else if (errand?.kind === 'reference') event.respondWith(answerReference(event, errand.path));
});

self.addEventListener('push', (event) => event.waitUntil(showNews(event)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event)));

self.addEventListener('message', (event) => {
  const message = event.data as Message; // only pages of this very site can write to its worker
  // Never by itself: a new version waits until a person says so, or until no page of the old one is open.
  if (message.type === 'take-over') return void self.skipWaiting();
  const key = keyRing.hear(message);
  if (key !== undefined) event.ports[0]?.postMessage({ key });
});
