import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
import { built, family, isHtml, isOurs, loose, own, ownName, servedMark } from './worker-cache.ts';
import { takeNames } from './worker-names.ts';
import { isPacked, notePlaces, olderPackedFile, packedFile, takePack } from './worker-packs.ts';
import { renamedFile } from './worker-renamed.ts';
import { filesNamedIn } from './worker-paths.ts';

/** What outlives versions: the language last chosen, and public reference data. */
const settingsName = 'settings';
const languageKey = '/language';

const pageKey = (path: string, language: Language): string => `${path}?lang=${language}`;

/** A picture is kept under its address and hash, and asked for by its address alone. */
const keyOfFile = (path: string): string => built.pictures.find((file) => file.split('?')[0] === path) ?? path;

/** A file from whichever version has it. */
const heldByAny = async (key: string): Promise<Response | undefined> =>
  (await caches.match(key, loose)) ?? olderPackedFile(key);

/** A file from this version's cache. A name with a hash in it means the same in every version, so an older page finds its own. */
export const heldFile = async (path: string): Promise<Response | undefined> => {
  const key = keyOfFile(path);
  const held = (await packedFile(key)) ?? (await (await own()).match(key, loose));
  return held ?? (path.startsWith('/assets/') ? heldByAny(key) : undefined);
};

/** Keeps a file that came, unless it is none: a network that wants to be signed in to answers everything with a page. */
export const keepFile = async (path: string, response: Response): Promise<void> => {
  if (!isOurs(response) || isHtml(response)) throw new Error(`${path} did not come: ${response.status}`);
  await (await own()).put(keyOfFile(path), response);
};

/** Sees to it that a file is in this version's cache: from an older version's when it is the same, else from the network. */
const takeFile = async (key: string): Promise<void> => {
  const cache = await own();
  if ((await isPacked(key)) || (await cache.match(key, loose)) !== undefined) return;
  const older = (await heldByAny(key)) ?? (await renamedFile(key));
  // What lies here already was looked at when it came; out of a pack it no longer tells where it came from.
  await (older === undefined ? keepFile(key, await fetch(key, { priority: 'low' })) : cache.put(key, older));
};

/** The language of a page of ours; null for whatever else came. */
const languageIn = (html: string): Language | null => {
  const said = /^<!doctype html><html lang="(\w+)" data-product/.exec(html)?.[1] ?? '';
  return isLanguage(said) ? said : null;
};

/** Keeps a copy of a public page as it came. */
export const keepPage = async (path: string, response: Response): Promise<string | null> => {
  if (!isOurs(response) || !isHtml(response)) return null;
  const html = await response.clone().text();
  const language = languageIn(html);
  if (language === null) return null;
  await (await own()).put(pageKey(path, language), response);
  return html;
};

/** A page in a language; in any other when there is none in this one. */
export const heldPage = async (path: string, language: Language | null): Promise<Response | undefined> => {
  const cache = await own();
  const exact = language === null ? undefined : await cache.match(pageKey(path, language), loose);
  return exact ?? cache.match(path, { ...loose, ignoreSearch: true });
};

export const hasShellIn = async (language: Language): Promise<boolean> =>
  (await (await own()).match(pageKey('/app', language), loose)) !== undefined;

export const chosenLanguage = async (): Promise<Language | null> => {
  const text = (await (await (await caches.open(settingsName)).match(languageKey))?.text()) ?? '';
  return isLanguage(text) ? text : null;
};

export const chooseLanguage = async (language: Language): Promise<void> =>
  (await caches.open(settingsName)).put(languageKey, new Response(language));

/** Keeps a copy of public reference data, which every version of the app may read. */
export const keepReference = async (path: string, response: Response): Promise<void> => {
  if (!isOurs(response) || isHtml(response)) return;
  await (await caches.open(settingsName)).put(path, response);
};

export const heldReference = async (path: string): Promise<Response | undefined> =>
  (await caches.open(settingsName)).match(path, loose);

/** Asks for a page without cookies, so that nothing of a person can be in it. */
const askForPage = (path: string, language: Language): Promise<Response> =>
  fetch(path, { credentials: 'omit', cache: 'no-cache', headers: { 'accept-language': language } });

const takePage = async (path: string, language: Language): Promise<string> => {
  const html = await keepPage(path.split('?')[0] ?? path, await askForPage(path, language));
  if (html === null) throw new Error(`${path} did not come`);
  return html;
};

/** The shell with the place for a PIN in it, which is the last thing in its body. */
const keepLockedShell = async (shell: Response, html: string, language: Language): Promise<void> => {
  const part = await askForPage('/app-kept', language);
  const text = isOurs(part) && isHtml(part) ? await part.text() : '';
  const [, opened] = text.split('<body>');
  const [place] = opened?.split('</body>') ?? [];
  if (place === undefined || languageIn(text) !== language) throw new Error('/app-kept did not come');
  const headers = new Headers(shell.headers);
  // They tell how long the other text was, and how it was packed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  // As a function: what stands in the text must not be read as a pattern.
  const whole = new Response(
    html.replace('</body>', () => `${place}</body>`),
    { headers },
  );
  await (await own()).put(pageKey('/app-kept', language), whole);
};

const takePacks = async (packs: readonly string[]): Promise<void> => notePlaces(await Promise.all(packs.map(takePack)));

/**
 * Takes what the app needs in a language: its shell, the sign-in page, the page that says there is no network, the
 * files these name, and the words of all screens. @throws when the server has another build by now; then the browser will find the newer worker.
 */
export const takeLanguage = async (language: Language): Promise<void> => {
  const shell = await askForPage('/app', language);
  const text = await shell.clone().text();
  if (!text.includes(built.entry)) throw new Error('The server has another build.');
  const html = [text, await takePage('/login?staff', language), await takePage('/offline', language)];
  const files = new Set(html.flatMap((one) => filesNamedIn(one)));
  await Promise.all([...[...files].map((file) => takeFile(keyOfFile(file))), takePacks(built.words[language] ?? [])]);
  // Last, since a language counts as here once its shell is: one without its words would not open.
  await keepLockedShell(shell, text, language);
  await keepPage('/app', shell);
};

const versions = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(family));

/** The languages whose shells any version holds. */
const usedLanguages = async (): Promise<Language[]> => {
  const kept = await Promise.all((await versions()).map(async (name) => (await caches.open(name)).keys()));
  const asked = kept.flat().map(({ url }) => new URL(url));
  const shells = asked.filter(({ pathname }) => pathname === '/app');
  return [...new Set(shells.map(({ searchParams }) => searchParams.get('lang') ?? ''))].filter(isLanguage);
};

/** The language the server speaks to this browser: by cookie, else by the browser's own wish. The manifest tells it cheapest. */
const serversLanguage = async (): Promise<Language> => {
  const { lang } = (await (await fetch('/manifest.webmanifest', { cache: 'no-store' })).json()) as { lang: string };
  if (!isLanguage(lang)) throw new Error('The server did not answer with its manifest.');
  await chooseLanguage(lang);
  return lang;
};

/** Takes all of this version; what an older one has already is not asked for again. @throws when anything is missing. */
export const takeVersion = async (): Promise<void> => {
  const first = (await chosenLanguage()) ?? (await serversLanguage());
  await takeNames();
  await Promise.all([...built.files.map(takeFile), takePacks(built.packs)]);
  for (const language of new Set([first, ...(await usedLanguages())])) await takeLanguage(language);
};

/** Drops every version but this one and the one that served before it: pages still open may want their files. */
export const dropOldVersions = async (): Promise<void> => {
  const others = (await versions()).filter((name) => name !== ownName);
  const served = await Promise.all(others.map(async (name) => (await caches.open(name)).match(servedMark)));
  const previous = others.findLast((_name, place) => served[place] !== undefined);
  await Promise.all(others.filter((name) => name !== previous).map((name) => caches.delete(name)));
  await (await own()).put(servedMark, new Response(''));
};
