import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lastingNamesOf, withLastingNames } from './lasting-names.mjs';
import { sayingsOf, writeNames, writePacks } from './packs.mjs';

const web = mkdtempSync(join(tmpdir(), 'shuka-packs-'));
mkdirSync(join(web, 'assets'));
afterAll(() => rmSync(web, { recursive: true }));

type Build = { readonly lasting: Record<string, string>; readonly packs: string[]; readonly names: string };

const count = 60;

/** Sixty screens that each name the next one. @param hash what the names of this build end with. */
const build = (hash: string, textOf: (place: number) => string = () => 'x'.repeat(4_000)): Build => {
  const nameOf = (place: number): string => `screen-${String(place).padStart(3, '0')}${hash}.js`;
  const places = Array.from({ length: count }, (_, place) => place);
  const lasting = lastingNamesOf(Object.fromEntries(places.map((place) => [nameOf(place), `web/screen-${place}.tsx`])));
  for (const place of places) {
    const next = nameOf((place + 1) % count);
    writeFileSync(join(web, 'assets', nameOf(place)), `import "./${next}";"${textOf(place)}"`);
  }
  const files = places.map((place) => `/assets/${nameOf(place)}`);
  return { lasting, packs: writePacks(web, files, lasting), names: writeNames(web, lasting) };
};

const newOf = (before: Build, after: Build): string[] => after.packs.filter((pack) => !before.packs.includes(pack));

describe('what a release brings to a phone', () => {
  const first = build('aaaa');

  test('files of new names that say the same come in the packs that are there already', () => {
    const next = build('bbbb');
    expect(first.packs.length).toBeGreaterThan(3);
    expect(newOf(first, next)).toEqual([]);
    expect(next.names).not.toBe(first.names);
  });

  test('one screen that changed brings its pack alone', () => {
    const next = build('cccc', (place) => (place === 30 ? 'y' : 'x').repeat(4_000));
    expect(newOf(first, next)).toHaveLength(1);
  });

  test('one that grew moves the ends of packs near it, not of all that come after', () => {
    const next = build('dddd', (place) => 'x'.repeat(place === 0 ? 30_000 : 4_000));
    expect(newOf(first, next).length).toBeLessThan(first.packs.length / 2);
  });

  test('a pack holds each file by its lasting name, with lasting names in it', () => {
    const [pack = ''] = first.packs;
    const held = Object.entries(JSON.parse(readFileSync(join(web, pack), 'utf8')) as Record<string, string>);
    const [key = '', text = ''] = held[0] ?? [];
    expect(key).toBe(first.lasting['screen-000aaaa.js']);
    expect(text.startsWith(`import "./\x7f${first.lasting['screen-001aaaa.js']}"`)).toBe(true);
  });

  test('what a script says is the same for two builds, whatever it names', () => {
    const [before, after] = [first, build('eeee')];
    const saying = ({ lasting }: Build, name: string) =>
      sayingsOf(web, [`/assets/${name}`], lasting)[`/assets/${name}`];
    expect(saying(after, 'screen-007eeee.js')).toBe(saying(before, 'screen-007aaaa.js'));
    expect(saying(after, 'screen-007eeee.js')).not.toBe(saying(before, 'screen-008aaaa.js'));
  });
});

test('two files that would have one lasting name stop the build', () => {
  expect(() => lastingNamesOf({ 'a-1234567.js': 'web/a.ts', 'b-1234567.js': 'web/a.ts' })).toThrow('one lasting name');
});

test('a text with the sign of lasting names in it stops the build', () => {
  expect(() => withLastingNames('a\x7fb', {})).toThrow('does not come back');
});

test('words that are no names of files stay as they are', () => {
  const text = 'e.hasOwnProperty(`constructor`);import("./a-7654321.js")';
  expect(withLastingNames(text, { 'a-1234567.js': 'aaaaaa' })).toBe(text);
});
