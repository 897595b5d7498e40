/** What the build knows and the worker goes by; addresses in lower case, `/*` stands for all below. */
export type Built = {
  /** Another one for every change of a file, a page or the operator's settings. */
  readonly version: string;
  /** The module the app's shell starts with: a shell that names another one is of another build. */
  readonly entry: string;
  /** What the app needs to open and work, but for what comes in packs. */
  readonly files: readonly string[];
  /** By the addresses of scripts among these, what they say, whatever they name: a hash. */
  readonly sayings: Readonly<Record<string, string>>;
  /** Which names the lasting ones of files stand for. */
  readonly names: string;
  /** Each holds many small files, by their lasting names; its own changes with what they say, not with what they name. */
  readonly packs: readonly string[];
  /** The pictures of screens, each with its own hash as `?v=`. */
  readonly pictures: readonly string[];
  /** By language, the packs with the parts of its catalogue that come with screens. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly publicPaths: readonly string[];
  readonly appPaths: readonly string[];
};

/** What the worker does for a request: answers it with the app, as a public page, as a file, as reference data, or leaves it alone. */
export type Errand = { readonly kind: 'app' | 'public' | 'file' | 'reference'; readonly path: string } | null;

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

export const plainPath = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/{1,9}$/, '$1');

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** What anyone may read without signing in and forms need where there is no network. Nothing of a person is below it. */
const referencePath = /^\/api\/reference\/(clips\/)?[a-z-]+$/;

/** What a recorded text sounds like never changes: it stays on the phone once it was played. */
const clipPath = /^\/api\/reference\/clip-sounds\/[0-9a-f-]{36}$/;

const unseen = (pathname: string): Errand => {
  if (/^\/(assets|pictures)\//.test(pathname) || clipPath.test(pathname)) return { kind: 'file', path: pathname };
  return referencePath.test(pathname) ? { kind: 'reference', path: pathname } : null;
};

/**
 * Sorts a request. What is not named here is left alone, so no answer about a person can ever be kept: pages hold only
 * what everybody may see, files are the build's own, reference data is public.
 */
export const errandOf = ({ method, mode, url }: Asked, origin: string, built: Built): Errand => {
  const { origin: home, pathname } = new URL(url);
  if (method !== 'GET' || home !== origin) return null;
  if (mode !== 'navigate') return unseen(pathname);
  const path = plainPath(pathname);
  if (built.appPaths.some((pattern) => matches(pattern, path))) return { kind: 'app', path };
  return built.publicPaths.includes(path) ? { kind: 'public', path } : null;
};

/** The files of the build that a page names: what it needs to be drawn. Icons of the phone's own menu are left out. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+\.(?:js|css|svg))"/g)].flatMap(
      ([, file]) => file ?? [],
    ),
  ),
];
