import type { RelationsTo } from '#kit/route.ts';
import { findMoveRow, findReversal } from './reversal-store.ts';

/** A move and its reversal are the house's: nobody stands closer to them than another. */
export const relationsToMove: RelationsTo = async (db, _viewer, moveId) =>
  (await findMoveRow(db, moveId)) === null ? null : [];

export const relationsToReversal: RelationsTo = async (db, _viewer, reversalId) =>
  (await findReversal(db, reversalId)) === null ? null : [];
