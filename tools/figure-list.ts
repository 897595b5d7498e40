import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './house.ts';

type Listed = { readonly name: string; readonly version: string; readonly date: string; readonly source: string };

const where = join(projectRoot, 'domain/admin/shipped-figures.json');

/** What a source may say in a list; the file says the rest. */
const mostLetters = 400;

const notFigures: readonly string[] = ['package.json', 'tsconfig.json', 'tsconfig.test.json', 'shipped-figures.json'];

/** Every text under a name, wherever it stands in the data, each once. */
const textsUnder = (key: string, data: unknown): string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const own = Object.entries(data).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : textsUnder(key, value),
  );
  return [...new Set(own)];
};

/** Of data whose source stands in the code that reads them. */
const saidInCode: Readonly<Record<string, Omit<Listed, 'name'>>> = {
  'kit.nigeria': {
    version: '2026-11',
    date: '2026-11-21',
    source:
      'ISO 3166-2:NG as in Debian iso-codes; LGAs: nigerian-states-and-lgas 1.0.8, matched with ng-states 0.1.1 and temikeezy/nigeria-geojson-data',
  },
};

const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const listOne = (slice: string, file: string): Listed => {
  const data: unknown = JSON.parse(readFileSync(join(projectRoot, 'domain', slice, file), 'utf8'));
  const top = isObject(data) ? data : {};
  const text = (...keys: string[]): string | undefined =>
    keys.map((key) => top[key]).find((one): one is string => typeof one === 'string');
  const name = `${slice}.${file.replace('.json', '')}`;
  if (saidInCode[name] !== undefined) return { name, ...saidInCode[name] };
  const source =
    text('source') ?? ['source', 'bandsSource', 'statesSource'].flatMap((key) => textsUnder(key, data)).join('; ');
  const days = textsUnder('measuredOn', data).concat(textsUnder('asOf', data), textsUnder('date', data)).toSorted();
  return {
    name,
    version: typeof top['version'] === 'number' || typeof top['version'] === 'string' ? String(top['version']) : '-',
    date: text('date', 'asOf', 'notedOn') ?? days.at(-1) ?? '-',
    source: source.length > mostLetters ? `${source.slice(0, mostLetters - 1)}…` : source,
  };
};

/** Every file of figures of the domain with its version, date and source, by name. */
export const listFigures = (): Listed[] =>
  readdirSync(join(projectRoot, 'domain'), { withFileTypes: true })
    .filter((folder) => folder.isDirectory() && folder.name !== 'node_modules')
    .flatMap((folder) =>
      readdirSync(join(projectRoot, 'domain', folder.name))
        .filter((file) => file.endsWith('.json') && !notFigures.includes(file))
        .map((file) => listOne(folder.name, file)),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The list as its file holds it. */
export const listedFigures = (): unknown => JSON.parse(readFileSync(where, 'utf8'));

if (process.argv.includes('--write')) writeFileSync(where, `${JSON.stringify(listFigures(), null, 2)}\n`);
