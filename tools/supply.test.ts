import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secretsIn } from './find-secrets.ts';
import { projectRoot } from './house.ts';
import { billOf } from './sbom.ts';
import { installScripts, lockFaults, type Lockfile } from './lockfile.ts';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;

describe('what is installed', () => {
  test('is pinned by the hash of its bytes, each package of it, and comes from the registry', () => {
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(300);
    expect(lockFaults(lockfile)).toEqual([]);
  });

  test('runs a script of its own only where package.json allows it, or not at all where it is optional', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    const known = new Set([...Object.keys(allowScripts), 'fsevents']); // of macOS alone, and without it all works
    expect(installScripts(lockfile).filter((name) => !known.has(name))).toEqual([]);
  });

  test('is found out where it is not so', () => {
    const integrity = `sha512-${'A'.repeat(86)}==`;
    const spoiled = {
      lockfileVersion: 3,
      packages: {
        '': {},
        'node_modules/good': {
          version: '1.0.0',
          integrity,
          resolved: 'https://registry.npmjs.org/good/-/good-1.0.0.tgz',
        },
        'node_modules/@shuka/web': { link: true, resolved: 'web' },
        'node_modules/bare': { version: '1.0.0' },
        'node_modules/weak': { version: '1.0.0', integrity: 'sha1-AAAA' },
        'node_modules/other': { version: '1.0.0', integrity, resolved: 'http://registry.npmjs.org/other' },
        'node_modules/git': { version: '1.0.0', integrity, resolved: 'git+ssh://git@example.org/git.git' },
      },
    };
    expect(lockFaults(spoiled)).toEqual([
      'node_modules/bare: no SHA-512 of its bytes',
      'node_modules/weak: no SHA-512 of its bytes',
      'node_modules/other: comes from http://registry.npmjs.org/other',
      'node_modules/git: comes from git+ssh://git@example.org/git.git',
    ]);
  });
});

describe('the bill of materials', () => {
  test('names every package of the lockfile with its version and hash, and what each depends on', () => {
    const { components, dependencies } = billOf(lockfile);
    const fetched = Object.entries(lockfile.packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    const versions = new Set(
      fetched.map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`),
    );
    const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
    expect([...versions].filter((one) => !named.has(one))).toEqual([]);
    expect(components.every(({ hashes }) => hashes[0]?.content.length === 128)).toBe(true);
    const known = new Set(components.map(({ purl }) => purl));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((purl) => !known.has(purl))).toEqual([]);
    expect(dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'))?.dependsOn.length).toBeGreaterThan(5);
  });
});

/** Files whose secrets are none, each with the reason. A new one is argued here or taken out of the file. */
const argued: Readonly<Record<string, string>> = {};

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(projectRoot, file)));

const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8000).includes(0);

const foundIn = (file: string): string[] => {
  const bytes = readFileSync(join(projectRoot, file));
  if (!isText(bytes) || file === 'package-lock.json') return []; // hashes, each looked at above
  return secretsIn(bytes.toString()).map(({ what, line }) => `${file}:${line}: ${what}`);
};

describe.skipIf(!existsSync(join(projectRoot, '.git')))('the files of the house (skipped outside of a clone)', () => {
  test('hold no key and no password', () => {
    const found = tracked().flatMap(foundIn);
    expect(found.filter((place) => !Object.keys(argued).some((file) => place.startsWith(`${file}:`)))).toEqual([]);
    for (const file of Object.keys(argued)) expect(found.join('\n'), `${file} is argued for nothing`).toContain(file);
  });

  test('are searched by forms and by noise that are found', () => {
    const letters = (text: string): string => text.replaceAll('~', ''); // or this file would be found
    for (const line of [
      letters('-----BEGIN ~RSA PRIVATE KEY-----'),
      letters('key = "AKIA~IOSFODNN7EXAMPLF"'),
      letters('sk_live_~0123456789abcdefABCDEF01'),
      letters('postgres:~//shuka:hunter22@db.example.org/shuka'),
      letters('apiKey: "~Zm9vYmFyMTIzNDU2Nzg5MGFiY2RlZg0"'),
    ])
      expect(secretsIn(line), line).toHaveLength(1);
    for (const line of ['postgres://user:password@host', 'token: "accounts.passwordRequiredAgain"'])
      expect(secretsIn(line), line).toEqual([]);
  });
});
