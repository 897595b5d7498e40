/**
 * `npm run sbom`: the software bill of materials, from package-lock.json alone, as CycloneDX 1.6 into dist/sbom.cdx.json. With a
 * name behind it, into that file. (npm's own list wants a version of each room of the house, which have none.)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './house.ts';
import type { Entry, Lockfile } from './lockfile.ts';

/** `node_modules/a/node_modules/@b/c` is the package `@b/c`. */
const nameOf = (path: string, entry: Entry): string => entry.name ?? path.replace(/^.*node_modules\//, '');

const purlOf = (path: string, entry: Entry): string =>
  `pkg:npm/${nameOf(path, entry).replace('@', '%40')}@${entry.version}`;

const hashesOf = ({ integrity = '' }: Entry) =>
  integrity.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }]
    : [];

const licencesOf = ({ license }: Entry): object[] => {
  if (typeof license !== 'string') return [];
  return [/[ ()]/.test(license) ? { expression: license } : { license: { name: license } }];
};

const componentOf = ([path, entry]: [string, Entry]) => ({
  type: 'library',
  'bom-ref': purlOf(path, entry),
  name: nameOf(path, entry),
  version: entry.version ?? '',
  purl: purlOf(path, entry),
  scope: entry.dev === true ? 'excluded' : entry.optional === true ? 'optional' : 'required',
  hashes: hashesOf(entry),
  licenses: licencesOf(entry),
});

/** Where Node would find a package that is asked for from a place: beside it, or nearer to the root. */
const found = (packages: Lockfile['packages'], from: string, name: string): string | null => {
  for (let place = from; ; place = place.replace(/\/?(node_modules\/(@[^/]+\/)?[^/]+|[^/]+)$/, '')) {
    const path = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (place === '') return null;
  }
};

/** None for a room of the house, which is linked. */
const purlIn = (packages: Lockfile['packages'], place: string): string[] => {
  const entry = packages[place];
  return entry === undefined || entry.link === true ? [] : [purlOf(place, entry)];
};

const edgesOf = (packages: Lockfile['packages'], [path, entry]: [string, Entry]) => ({
  ref: purlOf(path, entry),
  dependsOn: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
    .flatMap((name) => found(packages, path, name) ?? [])
    .flatMap((place) => purlIn(packages, place)),
});

/** @returns the bill of materials of a lockfile: every package that is fetched, once a version. */
export const billOf = ({ name = '', version = '', packages }: Lockfile) => {
  const fetched = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
  );
  const once = [...new Map(fetched.map((one) => [purlOf(...one), one] as const)).values()];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: once.map(componentOf),
    dependencies: once.map((one) => edgesOf(packages, one)),
  };
};

const main = (): void => {
  const bill = billOf(JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as Lockfile);
  const file = process.argv[2] ?? join(projectRoot, 'dist', 'sbom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  const shipped = bill.components.filter(({ scope }) => scope !== 'excluded').length;
  console.log(`${file}: ${bill.components.length} packages, ${shipped} of them in what runs`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
