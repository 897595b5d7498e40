import { dirname, join } from 'node:path/posix';
import { isCode, isTest, listFiles, readIn } from './house.ts';

/** A screen that a file loads when it is opened, and the parts of the words it is loaded with. */
type Loading = { readonly file: string; readonly parts: readonly string[] };

type Sources = ReadonlyMap<string, string>;

const readSources = (root: string): Sources =>
  new Map(
    listFiles(root, 'web')
      .filter((file) => isCode(file) && !isTest(file))
      .map((file) => [file, readIn(root, file)]),
  );

const placeOf = (from: string, named: string): string => {
  if (named.startsWith('.')) return join(dirname(from), named);
  return named.startsWith('#kit/') ? `web/${named.slice(1)}` : `web/${named.slice(1)}/index.ts`;
};

const groups = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** What only says how screens are loaded; that is taken of it, and not whatever else it names. */
const isLoader = (file: string, text: string): boolean =>
  file.endsWith('.ts') &&
  !file.endsWith('-island.ts') &&
  (file.endsWith('/index.ts') || text.includes('loadWithWords('));

/** Of a file that only hands screens on, the one that a loader picks. */
const picked = (sources: Sources, file: string, body: string): string => {
  const name = /=>\s*\(?\w+\.([A-Z]\w+)/.exec(body)?.[1];
  if (name === undefined) return file;
  const hands = [...(sources.get(file) ?? '').matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)];
  const [, , from] = hands.find(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names)) ?? [];
  return from === undefined ? file : placeOf(file, from);
};

/** What a constant of a file loads, by itself and through the other constants that it calls. */
const loadingsOf = (sources: Sources, file: string): Loading[] => {
  const text = sources.get(file) ?? '';
  const bodies = new Map(
    [...text.matchAll(/^(?:export )?const (\w+)\b([\s\S]*?;)\n(?! )/gm)].map(([, name = '', body = '']) => [
      name,
      body,
    ]),
  );
  const calledBy = (name: string): string[] =>
    [...bodies.keys()].filter((other) => other !== name && new RegExp(`\\b${other}\\(`).test(bodies.get(name) ?? ''));
  const allOf = (name: string, seen: readonly string[]): string[] =>
    seen.includes(name) ? [] : [name, ...calledBy(name).flatMap((other) => allOf(other, [...seen, name]))];
  return [...bodies].flatMap(([name, body]) => {
    const all = allOf(name, [])
      .map((each) => bodies.get(each) ?? '')
      .join('\n');
    const parts = groups(all, /loadWithWords\(\s*'(\w+)'/g);
    return groups(all, /\bimport\('([^'?]+)'\)/g).map((named) => ({
      file: picked(sources, placeOf(file, named), body),
      parts,
    }));
  });
};

const wordsOfIsland = (text: string): string[] => groups(text, /import\('#words\/en\.json\?(\w+)'\)/g);

/**
 * With which parts of the words each file of the app is drawn, as far as the loaders tell: once for each way to it, the
 * parts joined by `+`. Files that only the first load brings are missing.
 */
export const drawnWith = (root: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const sources = readSources(root);
  const found = new Map<string, Set<string>>();
  const go = (file: string, parts: readonly string[]): void => {
    const text = sources.get(file);
    const key = [...new Set(parts)].toSorted().join('+');
    if (text === undefined || isLoader(file, text) || found.get(file)?.has(key) === true) return;
    found.set(file, new Set([...(found.get(file) ?? []), key]));
    for (const named of groups(text, /^(?:import|export)\s(?!type\b)[^;]*?from '([.#][^']+)'/gm))
      go(placeOf(file, named), parts);
    for (const next of loadingsOf(sources, file)) go(next.file, [...parts, ...next.parts]);
  };
  for (const [file, text] of sources) {
    if (file.endsWith('-island.ts')) go(file, ['forms', ...wordsOfIsland(text)]);
    if (isLoader(file, text))
      for (const { file: screen, parts } of loadingsOf(sources, file)) if (parts.length > 0) go(screen, parts);
  }
  return found;
};
