import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { addApplied, finishApplying, holdImport } from './import-store.ts';
import { findWaiting, setRows } from './row-store.ts';
import { rowsAtOnce } from './try-import.ts';
import { writeRows, type Waiting } from './write-rows.ts';

type Tools = Pick<Services, 'pool' | 'clock'>;

const applySome = async (db: Db, importId: string, now: Date): Promise<boolean> => {
  const held = await holdImport(db, importId);
  if (held?.state !== 'applying' || held.confirmedBy === null) return false;
  const { confirmedBy, ofManager } = held;
  const rows: readonly Waiting[] = await findWaiting(db, importId, 'good', rowsAtOnce);
  if (rows.length === 0) {
    await finishApplying(db, importId, now);
    return false;
  }
  const failed = await writeRows(db, held.kind, rows, { confirmedBy, ofManager }, now);
  const done = rows.map(({ line }) => line).filter((line) => !failed.has(line));
  await setRows(db, importId, done, 'done');
  for (const [line, fault] of failed) await setRows(db, importId, [line], 'failed', fault);
  await addApplied(db, importId, done.length, failed.size);
  return true;
};

/**
 * Writes the good rows of a confirmed list, some at a time: what they make and that they were written stand or fall together,
 * so that each is written once however often this is stopped and begun again.
 */
export const applyImport = async ({ pool, clock }: Tools, importId: string): Promise<void> => {
  while (await inTransaction(pool, (db) => applySome(db, importId, clock.now())));
};
