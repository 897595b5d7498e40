import { inclusionRanges } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { hashesOver } from './hashes-over.ts';
import { findCheckpoint, findLeaf, isWaiting } from './log-store.ts';

/**
 * The proof that an entry is in the log as it was signed last, and whose key its commitment is salted from.
 * @throws Problem `not-found`, `not-logged-yet`.
 */
export const proofOf = async (db: Db, entryId: string) => {
  const [found, head] = [await findLeaf(db, entryId), await findCheckpoint(db, null)];
  if (found === null || head === null)
    throw new Problem((await isWaiting(db, entryId)) ? 'not-logged-yet' : 'not-found');
  const { leaf, position, subjectId } = found;
  const hashes = await hashesOver(db, inclusionRanges(position, head.size));
  return { proof: { leaf, index: position, size: head.size, hashes, checkpoint: head.note }, subjectId };
};
