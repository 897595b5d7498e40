import { driverPage } from '#kit/driver-page.ts';

const { kept, path: page } = driverPage;

/** The files of this very page, whatever asked for them. */
const filesOfPage = (): string[] => {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="icon"]')].map(
    ({ href }) => href,
  );
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = ['assets', 'pictures'].map((folder) => `${location.origin}/${folder}/`);
  return [...new Set([...named, ...asked])].filter((address) => ours.some((folder) => address.startsWith(folder)));
};

/**
 * Keeps this page on the phone, so that it opens without a network. False where the browser keeps no pages: a private window,
 * an address without TLS.
 */
export const keepPage = async (): Promise<boolean> => {
  try {
    await navigator.serviceWorker.register('/driver-worker.js', { scope: page });
    const cache = await caches.open(kept);
    await cache.addAll(filesOfPage());
    // The page is the same for all; what opens the trip stands after the sign #, which is no part of what is kept.
    const answer = await fetch(page + location.search, { cache: 'no-cache' });
    if (answer.ok && !answer.redirected) await cache.put(page, answer);
    return await isPageKept();
  } catch {
    return isPageKept();
  }
};

/** Whether the page is here, and a worker that opens it. */
const isPageKept = async (): Promise<boolean> => {
  try {
    const registration = await navigator.serviceWorker.getRegistration(page);
    if (registration === undefined) return false;
    if (registration.active === null) await navigator.serviceWorker.ready;
    return (await (await caches.open(kept)).match(page)) !== undefined;
  } catch {
    return false;
  }
};

/** Takes the page off the phone. */
export const dropPage = async (): Promise<void> => {
  try {
    await caches.delete(kept);
    const registration = await navigator.serviceWorker.getRegistration(page);
    if (registration?.scope.endsWith(page) === true) await registration.unregister();
  } catch {
    // then there was nothing kept
  }
};
