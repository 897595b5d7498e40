import type { Built } from './worker-paths.ts';

/** Put in by the build; the server adds its own part of the version. */
declare const BUILT: Built;

export const built = BUILT;

/** Each version has a cache of its own, so that a shell and the files it names always belong together. */
export const family = 'app-';
export const ownName = family + built.version;
export const servedMark = '/served';

// The server's answers vary by cookie and language; here the address alone tells them apart.
export const loose = { ignoreVary: true } as const;

export const isOurs = (response: Response): boolean => response.ok && !response.redirected && response.type === 'basic';

export const isHtml = (response: Response): boolean => /html/.test(response.headers.get('content-type') ?? '');

export const own = (): Promise<Cache> => caches.open(ownName);

/** The caches of older versions that are still here. */
export const olderNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(family) && name !== ownName);

/** A file that the worker keeps whole, from the network. @throws when it does not come, or a page of the network's own does. */
export const fetchKept = async (address: string): Promise<Response> => {
  // It is kept here: the browser need not keep it beside.
  const response = await fetch(address, { priority: 'low', cache: 'no-store' });
  if (!isOurs(response) || isHtml(response)) throw new Error(`${address} did not come: ${response.status}`);
  return response;
};
