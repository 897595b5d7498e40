import { confirmImport as contract } from '@shuka/domain/imports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { forgottenBefore } from './forget-old-imports.ts';
import { importJobs } from './import-jobs.ts';
import { findImport, holdImport, setApplying } from './import-store.ts';

export const confirmImport = handle(contract, async ({ importId }, context) => {
  const { db, clock, jobs } = context;
  const held = await holdImport(db, importId);
  if (held === null) throw new Problem('not-found');
  if (held.state !== 'checked' && held.state !== 'applying') throw new Problem('import-not-ready');
  const isForgotten = new Date(held.madeAt) < forgottenBefore(clock.now());
  if (held.state === 'checked' && isForgotten) throw new Problem('import-expired');
  await setApplying(db, importId, viewerOf(context).accountId, clock.now());
  await jobs.send(importJobs.applying, { importId }, db);
  const run = await findImport(db, importId);
  if (run === null) throw new Problem('not-found');
  return run;
});
