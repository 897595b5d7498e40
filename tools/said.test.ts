import { expect, test } from 'vitest';
import { otherLanguages } from './catalogues.ts';
import { isCode, isTest, listFiles, projectRoot, readIn } from './house.ts';

/* What docs/ say of the server for whoever runs and audits it, held to the code. */

const read = (file: string): string => readIn(projectRoot, file);
const flat = (file: string): string => read(file).replaceAll(/\s+/g, ' ');

const code = listFiles(projectRoot, 'server')
  .filter((file) => isCode(file) && !isTest(file) && !file.startsWith('server/world/'))
  .map((file) => ({ file, text: read(file) }));

test('each setting the server reads stands in the operator’s guide', () => {
  const config = code.filter(({ file }) => /^server\/app\/[\w-]*config\.ts$/.test(file));
  const settings = config.flatMap(({ text }) =>
    [...text.matchAll(/'([A-Z][A-Z0-9_]{2,})'/g)].map(([, name = '']) => name),
  );
  expect(new Set(settings).size).toBeGreaterThan(40);
  const page = read('docs/operate.md');
  expect(settings.filter((name) => !new RegExp(`\`${name}[\`=]`).test(page))).toEqual([]);
  const others = code.filter(({ file, text }) => /process\.env\b/.test(text) && file !== 'server/app/main.ts');
  expect(others.map(({ file }) => file)).toEqual(['server/kit/database-programs.ts']); // hands them on to PostgreSQL's programs
});

test('each place from which the server calls somebody stands in the operator’s guide, with whom', () => {
  const calls =
    /\bawait fetch\(|\bcreateTransport\(|\bnew S3mini\(|\bnew (?:pg\.)?Pool\(|\bnew PgBoss\(|\brequestSecure\b|\b(?:spawn|fork)\(|\bimport \{[^}]*\bconnect\b[^}]*\} from 'node:net'/;
  const pages = ['server/app/dev-ussd.ts', 'server/app/sandbox-page.ts']; // what a page of a demo calls: this very server
  const files = code.filter(({ text }) => calls.test(text)).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(8);
  const rows = read('docs/operate.md')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(files.filter((file) => !pages.includes(file) && !rows.some((row) => row.includes(`\`${file}\``)))).toEqual([]);
});

test('each sentence that the log of the server may hold stands in the operator’s guide', () => {
  const says = /\blog\.(?:error|info)\((?:(?!\blog\.)[\s\S]){0,160}?,\s*(?:'([^'\n]{8,})'|(\w+)),?\s*\)/g;
  const told = code.flatMap(({ file, text }) => [...text.matchAll(says)].map(([, sentence]) => sentence ?? file));
  const byArgument = ['server/app/log.ts', 'server/investments/gather-evidence.ts'];
  expect(new Set(told).size).toBeGreaterThan(40);
  const page = flat('docs/operate.md');
  expect(told.filter((sentence) => !byArgument.includes(sentence) && !page.includes(`\`${sentence}\``))).toEqual([]);
});

test('the server writes its log in one place, and to the terminal where somebody started it, nowhere else', () => {
  const writes = code.filter(({ text }) => /from 'pino'|\bconsole\.\w+\(|process\.std(?:out|err)\.write/.test(text));
  expect(writes.map(({ file }) => file)).toEqual(['server/app/log.ts', 'server/app/main.ts']);
});

test('each queue of heavy work stands in the paper on capacity, with how many run and how many wait', () => {
  const queues = code.flatMap(({ file, text }) =>
    [...text.matchAll(/= atMost\((\d+), (\d+)\)/g)].map(
      ([, places, queue]) => `| ${places} | ${queue} | \`${file}\` |`,
    ),
  );
  expect(queues.length).toBeGreaterThan(4);
  expect(queues.filter((row) => !flat('docs/capacity.md').includes(row))).toEqual([]);
});

test('how soon a hole in a package is mended is written, and when somebody looked last', () => {
  const page = flat('docs/dependencies.md');
  for (const row of ['| critical, or used already | 2 days |', '| high | 7 days |', '| medium, low | 30 days |'])
    expect(page).toContain(row);
  expect(page).toMatch(/\| looked on \| with \| result \|.*\| \d{4}-\d{2}-\d{2} \| `npm audit` \|/);
});

test('each purpose of the register of processing, and each part of what is kept, has its level of protection', () => {
  const { items } = JSON.parse(read('domain/privacy/processing-register.json')) as { items: { key: string }[] };
  const { parts } = JSON.parse(read('domain/privacy/erasure.json')) as { parts: { part: string }[] };
  const page = flat('docs/protection.md');
  const names = [...items.map(({ key }) => key), ...parts.map(({ part }) => part)];
  expect(names.length).toBeGreaterThan(15);
  const rows = [...page.matchAll(/\| `([a-z]+)` \| (?:open|personal|binding|entrusted) \|/g)].map(
    ([, name = '']) => name,
  );
  expect(rows.toSorted()).toEqual(names.toSorted());
});

test('what a refusal sends people to is called so on the screens, in each language', () => {
  type Words = Readonly<Record<string, string | { readonly text: string }>>;
  const wordsOf = (room: string, language: string) =>
    Object.entries(JSON.parse(read(`${room}/words/${language}.json`)) as Words).map(
      ([id, word]) => [id, typeof word === 'string' ? word : word.text] as const,
    );
  const wrong = ['en', ...otherLanguages].flatMap((language) => {
    const shown = new Set(wordsOf('web', language).map(([, text]) => text));
    const refusals = wordsOf('server', language).filter(([id]) => id.startsWith('problem.'));
    const named = refusals.flatMap(([, text]) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name));
    expect(named.length).toBeGreaterThan(2);
    return named.filter((name) => !shown.has(name)).map((name) => `${language}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
