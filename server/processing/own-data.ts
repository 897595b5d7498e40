import type { Db } from '#kit/db.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';
import { eraseNotes, findRequestsOf } from './request-store.ts';
import { eraseAskNotes, findAskDataOf } from './storage-ask-store.ts';
import { findStoredDataOf } from './warehouse-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['processing.request', 'processing.storage_ask', 'processing.warehouse_receipt'] as const;

export const mergeInto: MergeInto = ({ db }, pair) => moveKept(db, keptTables, pair);

/** What a farmer asked mills to process and to store, and what stands or stood in warehouses. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  millRequests: await findRequestsOf(db, accountId),
  storageAsks: await findAskDataOf(db, accountId),
  warehouseReceipts: await findStoredDataOf(db, accountId),
});

export const eraseFor = async (db: Db, accountId: string): Promise<unknown> => {
  await eraseAskNotes(db, accountId);
  return eraseNotes(db, accountId);
};
