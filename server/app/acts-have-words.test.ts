import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import words from '#words/en.json' with { type: 'json' };
import { routes } from './slices.ts';

/* Whoever reads the log about themselves reads it in their own language. The other catalogues are compared with the English one. */

const root = new URL('../', import.meta.url);

const textsOf = (isWanted: (name: string) => boolean): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => isWanted(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(new URL(name, root), 'utf8'));

const sources = textsOf((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** Acts that no contract names: lines that programs of the house write beside it. */
const ofTheHouse = sources
  .filter((text) => text.includes('writeAudit') || /\bact: '[^']+',\s+endpoint:/.test(text))
  .flatMap((text) => [...text.matchAll(/\bact: '([^']+)'/g)].map(([, act = '']) => act));

/** Acts that the database itself writes, whoever moves what it watches. */
const ofTheDatabase = textsOf((name) => name.endsWith('.sql')).flatMap((text) =>
  [...text.matchAll(/kit\.note_act\([^;]*?'([^']+)'/g)].map(([, act = '']) => act),
);

/** What a refusal is called, by the codes of its problems. */
const refusals = sources
  .flatMap((text) => [...(/const refusedActs[^{]*\{([^}]*)\}/.exec(text)?.[1] ?? '').matchAll(/: '([^']+)'/g)])
  .map(([, act = '']) => act);

const ofContracts = routes.map(({ contract }) => contract.audit).filter((act) => act !== 'no');

const wordOf = (act: string): string => `act.${act.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

test('every act that the audit log may hold has its words, and no words stand there for an act that is not', () => {
  const acts = new Set([
    ...ofContracts,
    ...ofTheHouse,
    ...ofTheDatabase,
    ...refusals,
    'was refused what is not theirs',
  ]);
  const wanted = Object.fromEntries([...acts].map((act) => [wordOf(act), act]));
  const there = Object.fromEntries(Object.entries(words).filter(([id]) => id.startsWith('act.')));
  expect(refusals.length).toBeGreaterThan(5);
  expect(ofTheDatabase.length).toBeGreaterThan(0);
  expect(there).toEqual(wanted);
});
