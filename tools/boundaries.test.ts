import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from './house.ts';
import { layoutFaults } from './layout.ts';
import { buildMiniature } from './miniature.ts';
import { tableFaults } from './tables.ts';
import { importViolations, lintViolations, shapeViolations, typeViolations, type Violation } from './violations.ts';
import { wordFaults } from './words.ts';

const packageFolder = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const cruiser = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const linter = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
const compiler = join(packageFolder('typescript7'), 'bin/tsc');

/** A violation as a tool reports it: which rule, in which file. */
type Found = { readonly rule: string; readonly file: string };

/** What a tool prints; that it fails on what it finds is the very thing wanted here. */
const run = (root: string, program: string, ...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { cwd: root, maxBuffer: 2 ** 26 }, (_, said) => resolve(said));
  });

const cruise = async (root: string): Promise<Found[]> => {
  const words = ['--config', 'tools/boundaries.cjs', '--output-type', 'json', 'domain', 'server', 'web'];
  const { summary } = JSON.parse(await run(root, cruiser, ...words)) as {
    summary: { violations: { rule: { name: string }; from: string }[]; totalCruised: number };
  };
  expect(summary.totalCruised).toBeGreaterThan(10);
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from }));
};

const lint = async (root: string): Promise<Found[]> => {
  const { diagnostics } = JSON.parse(await run(root, linter, '-f', 'json', 'domain', 'server', 'web')) as {
    diagnostics: { code: string; filename: string }[];
  };
  return diagnostics.map(({ code, filename }) => ({ rule: code, file: filename }));
};

const compile = async (root: string): Promise<Found[]> => {
  const said = await Promise.all(['domain', 'web'].map((room) => run(root, compiler, '-p', room, '--pretty', 'false')));
  return [...said.join('\n').matchAll(/^(?:(\S+)\(\d+,\d+\): )?error (TS\d+)/gm)].map(([, file = '', rule = '']) => ({
    rule,
    file,
  }));
};

const inspect = (root: string): Promise<Found[]> =>
  Promise.resolve([...layoutFaults(root), ...tableFaults(root), ...wordFaults(root)]);

const tools = [
  { tool: 'the import rules', find: cruise, violations: importViolations },
  { tool: 'the linter', find: lint, violations: lintViolations },
  { tool: 'the compiler', find: compile, violations: typeViolations },
  { tool: 'the checks of layout and words', find: inspect, violations: shapeViolations },
];

const filesOf = (violations: readonly Violation[]) =>
  Object.fromEntries(violations.map(({ file, text }) => [file, text]));

describe.each(tools)('$tool', ({ find, violations }) => {
  let sound: Found[];
  let spoilt: Found[];
  const roots: string[] = [];

  beforeAll(async () => {
    roots.push(buildMiniature(), buildMiniature({ ...bystanders, ...filesOf(violations) }));
    [sound = [], spoilt = []] = await Promise.all(roots.map(find));
  }, 60_000);

  afterAll(() => {
    for (const root of roots) rmSync(root, { recursive: true });
  });

  test('find nothing in a sound house', () => {
    expect(sound).toEqual([]);
  });

  test.each(violations)('name $rule for $file', ({ rule, file }) => {
    expect(spoilt.map((found) => `${found.rule} ${found.file}`)).toContain(`${rule} ${file}`);
  });
});

/** Somewhere for the lowest slice to reach down to, and the other half of a ring. */
const bystanders = {
  'server/stray/index.ts': '/** A folder no list names. */\nexport const stray = 1;\n',
  'domain/kit/ring-two.ts': "import './ring-one.ts';\n",
};

test('no import rule goes without a violation that it names', () => {
  const { forbidden } = createRequire(import.meta.url)('./boundaries.cjs') as { forbidden: { name: string }[] };
  const shown = new Set(importViolations.map(({ rule }) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});
