/** Finds exports that no other file of the house says the name of: what nobody takes need not stand in a door. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Source = { readonly file: string; readonly text: string };

/** Comments say names too, and take nothing. A `//` within an address is none. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(^|[\s;{}(),])\/\/[^\n]*/g, '$1');

/** `export { a, b as c } from './x.ts'`: a door that passes on what may still be taken by nobody. */
const passedOn = /export (?:type )?\{[^}]*\} from '[^']*';/g;

const declared = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

const unpacked = /^export const \{([^}]*)\}/gm;

const namesIn = (text: string): string[] => [
  ...[...text.matchAll(declared)].map(([, name = '']) => name),
  ...[...text.matchAll(unpacked)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/^.*:/, '').trim())
      .filter((name) => name !== ''),
  ),
];

const wordsOf = (text: string): Set<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/** @returns each export as `file: name` that stands in no other file, a door that passes it on apart. */
export const deadExports = (sources: readonly Source[]): string[] => {
  const saidIn = new Map<string, number>();
  const bare = sources.map(({ file, text }) => ({ file, text: withoutComments(text) }));
  for (const { text } of bare)
    for (const word of wordsOf(text.replaceAll(passedOn, ' '))) saidIn.set(word, (saidIn.get(word) ?? 0) + 1);
  return bare.flatMap(({ file, text }) =>
    namesIn(text)
      .filter((name) => (saidIn.get(name) ?? 0) <= 1)
      .map((name) => `${file}: ${name}`),
  );
};

export const sourcesOf = (root: string, files: readonly string[]): Source[] =>
  files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
