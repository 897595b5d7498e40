import { readImport as contract } from '@shuka/domain/imports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findImport } from './import-store.ts';

export const readImport = handle(contract, async ({ importId }, { db }) => {
  const run = await findImport(db, importId);
  if (run === null) throw new Problem('not-found');
  return run;
});
