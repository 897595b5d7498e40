import { inclusionRanges, proveEntry as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { hashesOver } from './hashes-over.ts';
import { findCheckpoint, findLeaf, isWaiting } from './log-store.ts';

export const proveEntry = handle(contract, async ({ entryId }, { db }) => {
  const [found, head] = [await findLeaf(db, entryId), await findCheckpoint(db, null)];
  if (found === null || head === null)
    throw new Problem((await isWaiting(db, entryId)) ? 'not-logged-yet' : 'not-found');
  const { leaf, position } = found;
  const hashes = await hashesOver(db, inclusionRanges(position, head.size));
  return { leaf, index: position, size: head.size, hashes, checkpoint: head.note };
});
