import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commonProblems, fileProblems } from '@shuka/domain/kit/problem.ts';
import { projectRoot, sliceNames } from './house.ts';

/** Files by path inside a house, with their text; null for a file that is to be missing. */
type Files = Readonly<Record<string, string | null>>;

/** What the small house shares with the real one: every rule, and the contract's own type. */
const shared = [
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tools/slices.cjs',
  'tools/boundaries.cjs',
  ...['domain', 'server', 'web'].flatMap((room) => [`${room}/package.json`, `${room}/tsconfig.json`]),
  ...['endpoint', 'key-scopes', 'problem', 'row-type', 'viewer'].map((name) => `domain/kit/${name}.ts`),
];

/** `farms` → `Farms`. */
export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const sentence = (name: string) => `/** ${capital(name)}, in miniature. */\n`;

const contract = (name: string) => `import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

export const read${capital(name)} = endpoint({
  name: '${name}.read',
  method: 'GET',
  path: '/api/${name}',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Reads ${name}',
});
`;

const handler = (name: string) => `import { read${capital(name)} } from '@shuka/domain/${name}';
import { handle } from '#kit/route.ts';

export const read${capital(name)}Route = handle(read${capital(name)}, () => 'select 1 from ${name}.thing');
`;

const page = (name: string) => `import { t } from '#kit/words.ts';

export const ${capital(name)}Page = () => (
  <section aria-label={t('${name}.title')}>
    <h1>{t('${name}.title')}</h1>
  </section>
);
`;

const slice = (name: string): Files => ({
  [`domain/${name}/index.ts`]: `${sentence(name)}export * from './contract.ts';\n`,
  [`domain/${name}/contract.ts`]: contract(name),
  [`server/${name}/index.ts`]: `${sentence(name)}export * from './read-${name}.ts';\n`,
  [`server/${name}/read-${name}.ts`]: handler(name),
  [`web/${name}/index.ts`]: `${sentence(name)}export * from './${capital(name)}Page.tsx';\n`,
  [`web/${name}/${capital(name)}Page.tsx`]: page(name),
});

const doors = sliceNames.map((name) => `export * from '#${name}';\n`).join('');

const catalogues = (folder: string, ids: readonly string[]): Files => {
  const english = Object.fromEntries(ids.map((id) => [id, 'Something']));
  const other = Object.fromEntries(ids.map((id) => [id, { text: 'Wani abu', review: 'unreviewed' }]));
  return Object.fromEntries(
    ['en', 'ha', 'yo', 'ig', 'pcm'].map((language) => [
      `${folder}/${language}.json`,
      JSON.stringify(language === 'en' ? english : other),
    ]),
  );
};

const problems = Object.keys({ ...commonProblems, ...fileProblems }).map((code) => `problem.${code}`);

/** The longest function and file the rules allow: 50 and 200 lines. */
const longest = `export const longest = (): number => {\n${'  Math.random();\n'.repeat(47)}  return 1;\n};\n`;

const sound: Files = {
  ...Object.assign({}, ...sliceNames.map(slice)),
  'domain/kit/longest-function.ts': longest,
  'domain/kit/longest-file.ts': `export const one = 1;\n${'// why\n'.repeat(199)}`,
  'server/kit/route.ts': 'export const handle = (contract: object, act: () => string) => ({ contract, act });\n',
  'server/app/main.ts': `import '#kit/route.ts';\n\nconsole.info('ready');\n${doors}`,
  'server/world/people.ts': doors,
  [`server/migrations/0001-${sliceNames[0]}-start.sql`]: `create table ${sliceNames[0]}.thing (id uuid primary key);\n`,
  'web/kit/words.ts': 'export const t = (id: string): string => id;\n',
  'web/app/main.tsx': doors,
  'web/vite.config.ts': 'export default {};\n',
  ...catalogues('web/words', [...problems, ...sliceNames.map((name) => `${name}.title`)]),
  ...catalogues('server/words', problems),
};

/** Own links, so that `@shuka/*` leads into the small house and every other package to the real one. */
const linkPackages = (root: string): void => {
  const installed = join(projectRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules', '@shuka'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => !entry.startsWith('.') && entry !== '@shuka'))
    symlinkSync(join(installed, name), join(root, 'node_modules', name));
  for (const room of ['domain', 'server', 'web'])
    symlinkSync(join(root, room), join(root, 'node_modules', '@shuka', room));
};

/** Builds a small sound house in a temporary folder, adds `planted` to it, and answers the folder. */
export const buildMiniature = (planted: Files = {}): string => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shuka-house-')));
  for (const file of shared) cpSync(join(projectRoot, file), join(root, file), { recursive: true });
  for (const [file, text] of Object.entries({ ...sound, ...planted })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    if (text !== null) writeFileSync(join(root, file), text);
  }
  linkPackages(root);
  return root;
};
