/** What long proofs found last, part by part: docs/proof.json, which stays with the house when a machine does not. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, root } from './machine.ts';

const file = join(root, 'docs', 'proof.json');

/** When a part was found, and at which commit. */
export type Found = { readonly commit: string; readonly when: string };

type Book = Record<string, Record<string, Found>>;

const readBook = (): Book => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Book) : {});

/** Everything that a proof recorded, by part. The caller says what its parts hold. */
export const readRecords = <Held>(proof: string): Record<string, Held & Found> =>
  (readBook()[proof] ?? {}) as Record<string, Held & Found>;

const inOrder = (parts: Record<string, Found>): Record<string, Found> =>
  Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => one.localeCompare(other)));

export const record = <Held extends object>(proof: string, part: string, held: Held): Held & Found => {
  const found = { commit: commitOf(), when: new Date().toISOString().slice(0, 10), ...held };
  const book = readBook();
  const all = { ...book, [proof]: inOrder({ ...book[proof], [part]: found }) };
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  return found;
};
