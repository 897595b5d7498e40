import { undoImport as contract } from '@shuka/domain/imports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { importJobs } from './import-jobs.ts';
import { findImport, holdImport, setUndoing } from './import-store.ts';

export const undoImport = handle(contract, async ({ importId }, context) => {
  const { db, clock, jobs } = context;
  const held = await holdImport(db, importId);
  if (held === null) throw new Problem('not-found');
  if (held.state !== 'applied' && held.state !== 'undoing') throw new Problem('import-not-ready');
  const isLate = held.undoUntil !== null && new Date(held.undoUntil) < clock.now();
  if (held.state === 'applied' && isLate) throw new Problem('undo-too-late');
  await setUndoing(db, importId, viewerOf(context).accountId);
  await jobs.send(importJobs.undoing, { importId }, db);
  const run = await findImport(db, importId);
  if (run === null) throw new Problem('not-found');
  return run;
});
