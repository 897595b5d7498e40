import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import * as store from './worker-store.ts';

/** How long a public page may take before the copy from the last visit is shown. */
const patienceMillis = 3000;

const askedLanguage = (request: Request): Language | null => {
  const asked = new URL(request.url).searchParams.get('lang') ?? '';
  return isLanguage(asked) ? asked : null;
};

const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/** The network when there is one, else the shell in whatever language is here. */
const shellFromNetwork = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const held = await store.heldPage('/app', null);
    if (held === undefined) throw error;
    return held;
  }
};

/**
 * The app's shell from this phone, at once; the network is asked only for a language that is not here yet.
 * @param isLocked whether nobody's records are open: then a place to type a PIN comes with the shell.
 */
export const answerApp = async (event: FetchEvent, isLocked: () => Promise<boolean>): Promise<Response> => {
  const { request } = event;
  const asked = askedLanguage(request);
  const locked = isLocked();
  const language = asked ?? (await store.chosenLanguage());
  const isHere = language !== null && (await store.hasShellIn(language));
  if (asked !== null) {
    event.waitUntil(store.chooseLanguage(asked));
    // The server is told in either case: it remembers the language for what it says itself.
    event.waitUntil(quietly(isHere ? fetch(request.url) : store.takeLanguage(asked)));
  }
  const held = isHere ? await store.heldPage((await locked) ? '/app-kept' : '/app', language) : undefined;
  return held ?? shellFromNetwork(request);
};

const afterPatience = (held: Response): Promise<Response> =>
  new Promise((resolve) => setTimeout(() => resolve(held), patienceMillis));

/** A public page from the network; when that is gone or slow, from the last visit; else the page that says so. */
export const answerPublic = async (event: FetchEvent, path: string): Promise<Response> => {
  const asked = askedLanguage(event.request);
  if (asked !== null) event.waitUntil(store.chooseLanguage(asked));
  const coming = fetch(event.request);
  event.waitUntil(quietly(coming.then((response) => store.keepPage(path, response.clone()))));
  const language = asked ?? (await store.chosenLanguage());
  const held = await store.heldPage(path, language);
  try {
    return await (held === undefined ? coming : Promise.race([coming, afterPatience(held)]));
  } catch (error) {
    const instead = held ?? (await store.heldPage('/offline', language));
    if (instead === undefined) throw error;
    return instead;
  }
};

/** Reference data from the network; when that is gone or slow, as it was the last time. */
export const answerReference = async (event: FetchEvent, path: string): Promise<Response> => {
  // Without cookies: the answer is everybody's, and its copy must be too.
  const coming = fetch(path, { credentials: 'omit' });
  event.waitUntil(quietly(coming.then((response) => store.keepReference(path, response.clone()))));
  const held = await store.heldReference(path);
  try {
    return await (held === undefined ? coming : Promise.race([coming, afterPatience(held)]));
  } catch (error) {
    if (held === undefined) throw error;
    return held;
  }
};

/** A file of the build, from this phone when it is here; kept when it is first used. */
export const answerFile = async (event: FetchEvent, path: string): Promise<Response> => {
  // A store that cannot be read is no reason to show nothing where there is a network.
  const held = await store.heldFile(path).catch(() => undefined);
  if (held !== undefined) return held;
  const response = await fetch(event.request);
  event.waitUntil(quietly(store.keepFile(path, response.clone())));
  return response;
};
