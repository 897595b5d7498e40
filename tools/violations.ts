import { sliceNames } from './house.ts';
import { capital } from './miniature.ts';

/** One deliberate violation: the rule that must name it, the file that holds it, and its text; null takes a file away. */
export type Violation = { readonly rule: string; readonly file: string; readonly text: string | null };

const [top = '', next = ''] = sliceNames;
const last = sliceNames.at(-1) ?? '';

const importing = (rule: string, file: string, target: string): Violation => ({
  rule,
  file,
  text: `import '${target}';\n`,
});

/** Each slice reaches for the one below it in the list; the lowest for a folder that no list names. */
const reachingDown = sliceNames.map((name, place) =>
  importing(`${name}-looks-up-only`, `server/${name}/reach-down.ts`, `#${sliceNames[place + 1] ?? 'stray'}`),
);

/** For dependency-cruiser. */
export const importViolations: readonly Violation[] = [
  ...reachingDown,
  importing(`${top}-looks-up-only`, `web/${top}/reach-across.ts`, `@shuka/domain/${last}`),
  importing('through-the-door', `server/${last}/climb-in.ts`, `../${top}/read-${top}.ts`),
  importing('through-the-door', `web/${last}/climb-down.ts`, `../../domain/${last}/contract.ts`),
  importing('kit-knows-no-slice', 'web/kit/know-slice.ts', `#${top}`),
  importing('app-is-the-top', `server/${last}/reach-up.ts`, '../app/main.ts'),
  importing('app-is-the-top', 'server/kit/reach-world.ts', '../world/people.ts'),
  importing('domain-is-the-bottom', `domain/${last}/sink.ts`, '../../server/kit/route.ts'),
  importing('domain-is-the-bottom', `domain/${last}/read-disk.ts`, 'node:fs'),
  importing('sides-never-meet', 'web/kit/cross-over.ts', '../../server/kit/route.ts'),
  importing('sides-never-meet', 'server/kit/cross-over.ts', '../../web/kit/words.ts'),
  importing('no-cycles', 'domain/kit/ring-one.ts', './ring-two.ts'),
  importing('not-to-unresolvable', `web/${last}/pick-lock.ts`, `@shuka/domain/${last}/contract.ts`),
  importing('not-to-unresolvable', `server/${last}/pick-lock.ts`, `#${top}/read-${top}.ts`),
  importing('no-undeclared-dependency', 'web/kit/borrow.ts', 'pg'),
  importing('no-undeclared-dependency', 'server/kit/ship-dev.ts', 'smtp-server'),
];

const component = (inside: string): string =>
  `import { t } from '#kit/words.ts';\n\nexport const Wrong = () => ${inside};\nexport const said = t('${top}.title');\n`;

const statements = (count: number): string => '  Math.random();\n'.repeat(count);

/** For oxlint. */
export const lintViolations: readonly Violation[] = [
  {
    rule: 'eslint(max-lines)',
    file: 'domain/kit/file-of-201.ts',
    text: `export const one = 1;\n${'// why\n'.repeat(200)}`,
  },
  {
    rule: 'eslint(max-lines-per-function)',
    file: 'domain/kit/function-of-51.ts',
    text: `export const long = (): number => {\n${statements(48)}  return 1;\n};\n`,
  },
  { rule: 'import(no-default-export)', file: 'domain/kit/nameless.ts', text: 'export default 1;\n' },
  { rule: 'eslint(no-restricted-imports)', file: 'web/app/climb.ts', text: "export * from '../kit/words.ts';\n" },
  { rule: 'eslint(no-restricted-imports)', file: 'web/kit/heavy.ts', text: "export * as z from 'zod';\n" },
  {
    rule: 'typescript(no-explicit-any)',
    file: 'server/kit/vague.ts',
    text: 'export const vague = (one: any) => one;\n',
  },
  { rule: 'eslint(no-console)', file: 'server/kit/chatty.ts', text: "console.info('here');\n" },
  { rule: 'react(jsx-no-literals)', file: 'web/kit/Spoken.tsx', text: component('<p>Add a farm</p>') },
  { rule: 'react(jsx-no-literals)', file: 'web/kit/Wrapped.tsx', text: component("<p>{'Add a farm'}</p>") },
  { rule: 'react(jsx-no-literals)', file: 'web/kit/Labelled.tsx', text: component('<hr aria-label="A farm" />') },
  { rule: 'jsx-a11y(alt-text)', file: 'web/kit/Blind.tsx', text: component('<img src="/maize.svg" />') },
  { rule: 'react(button-has-type)', file: 'web/kit/Submits.tsx', text: component('<button>{said}</button>') },
];

/** For the TypeScript 7 compiler; the rule is its error code. */
export const typeViolations: readonly Violation[] = [
  { rule: 'TS2304', file: 'domain/kit/browser.ts', text: 'export const width = window.innerWidth;\n' },
  { rule: 'TS2591', file: 'domain/kit/node.ts', text: 'export const home = process.env;\n' },
  {
    rule: 'TS2591',
    file: 'domain/kit/disk.ts',
    text: "import { readFileSync } from 'node:fs';\n\nexport { readFileSync };\n",
  },
  { rule: 'TS2304', file: 'domain/kit/network.ts', text: "export const answer = fetch('/');\n" },
  { rule: 'TS1294', file: 'domain/kit/listed.ts', text: 'export enum Size {\n  Small,\n}\n' },
  {
    rule: 'TS2741',
    file: 'domain/kit/whoever.ts',
    text: `import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

export const open = endpoint({
  name: 'kit.open',
  method: 'GET',
  path: '/api/open',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Says nothing about who may',
});
`,
  },
  { rule: 'TS2307', file: 'web/kit/pick-lock.ts', text: `export * from '@shuka/domain/${last}/contract.ts';\n` },
  { rule: 'TS2307', file: 'web/kit/cross-over.ts', text: "export * from '@shuka/server/accounts/index.ts';\n" },
];

const other = (text: string, review = 'unreviewed'): string => JSON.stringify({ [`${top}.title`]: { text, review } });

/** For the house's own checks of layout, tables and words. */
export const shapeViolations: readonly Violation[] = [
  { rule: 'unlisted-folder', file: 'web/stray/index.ts', text: '/** A folder no list names. */\n' },
  { rule: 'too-deep', file: `web/${top}/parts/fold.ts`, text: 'export const fold = 1;\n' },
  { rule: 'file-name', file: `server/${top}/camelCase.ts`, text: 'export const one = 1;\n' },
  { rule: 'file-name', file: `web/${top}/NobodyPage.tsx`, text: 'export const one = 1;\n' },
  { rule: 'too-long', file: 'web/kit/file-of-201.ts', text: '// why\n'.repeat(201) },
  { rule: 'class-is-no-error', file: 'server/kit/manager.ts', text: 'export class Manager {}\n' },
  { rule: 'no-domain-twin', file: `domain/${last}/index.ts`, text: null },
  { rule: 'no-door', file: `server/${last}/index.ts`, text: null },
  { rule: 'no-catalogue', file: 'server/words/yo.json', text: null },
  { rule: 'unused-word', file: 'server/words/en.json', text: JSON.stringify({ [`${top}.unsaid`]: 'Unsaid' }) },
  { rule: 'silent-door', file: `web/${next}/index.ts`, text: `export * from './${capital(next)}Page.tsx';\n` },
  { rule: 'handler-name', file: `server/${top}/farm.ts`, text: 'export const route = handle(contract, act);\n' },
  { rule: 'no-handler', file: `domain/${top}/more-contract.ts`, text: 'export const forgetFarm = endpoint({});\n' },
  { rule: 'migration-name', file: 'server/migrations/0002-stray.sql', text: 'select 1;\n' },
  { rule: 'migration-number', file: `server/migrations/0009-${top}-late.sql`, text: 'select 1;\n' },
  {
    rule: 'foreign-migration',
    file: `server/migrations/0003-${top}-meddle.sql`,
    text: `alter table ${next}.thing add column wrong text;\n`,
  },
  { rule: 'foreign-sql', file: `server/${top}/store.ts`, text: `export const all = 'select id from ${next}.thing';\n` },
  { rule: 'literal-text', file: 'web/kit/Undecided.tsx', text: component("<p>{one ? 'Many' : 'Few'}</p>") },
  { rule: 'missing-word', file: 'web/kit/Unknown.tsx', text: component(`<p>{t('${top}.unheardOf')}</p>`) },
  {
    rule: 'missing-word',
    file: `domain/${top}/rules.ts`,
    text: `export const no = refusedField('lga', '${top}.lost');\n`,
  },
  { rule: 'unlisted-family', file: 'web/kit/Mixed.tsx', text: component('<p>{t(`colour.${one}`)}</p>') },
  { rule: 'other-placeholders', file: 'web/words/ha.json', text: other('{count} abubuwa') },
  { rule: 'not-a-message', file: 'web/words/yo.json', text: other('{count') },
  { rule: 'review-unclear', file: 'web/words/ig.json', text: other('Ihe', 'soon') },
  { rule: 'untranslated', file: 'web/words/pcm.json', text: '{}' },
  { rule: 'no-english', file: 'server/words/ha.json', text: other('Wani abu') },
];
