import { showCheckpoint as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findCheckpoint } from './log-store.ts';

export const showCheckpoint = handle(contract, async ({ size }, { db }) => {
  const found = await findCheckpoint(db, size === undefined ? null : Number(size));
  if (found === null) throw new Problem('not-found');
  return found.note;
});
