import { nodesOf, type LeafRange } from '@shuka/domain/traceability';
import type { Db } from '#kit/db.ts';
import { hashOver } from './log-hash.ts';
import { findNodes } from './log-store.ts';

/** The hashes over these ranges of leaves in hexadecimal: one question to the database for a whole proof. */
export const hashesOver = async (db: Db, ranges: readonly LeafRange[]): Promise<string[]> => {
  const nodes = await findNodes(db, ranges.flatMap(nodesOf));
  return ranges.map((range) => hashOver(range, nodes).toString('hex'));
};
