import type { Db } from '#kit/db.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';
import { eraseNotes, findRequestsOf } from './request-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['processing.request'] as const;

export const mergeInto: MergeInto = ({ db }, pair) => moveKept(db, keptTables, pair);

/** What a farmer asked mills to process. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  millRequests: await findRequestsOf(db, accountId),
});

export const eraseFor = (db: Db, accountId: string): Promise<unknown> => eraseNotes(db, accountId);
