import { faultOf, type ImportKind } from '@shuka/domain/imports';
import { closeUntouched, holdUntouched } from '#accounts';
import { endUntouched, type FarmOfList } from '#farms';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { withdrawListedPrices } from '#marketplace';
import { findAssigned, moveFarmers } from '#relations';
import { addUndone, finishUndoing, holdImport, type HeldImport } from './import-store.ts';
import { findWaiting, setRows } from './row-store.ts';
import { rowsAtOnce } from './try-import.ts';

type Tools = Pick<Services, 'pool' | 'clock'>;

const reason = 'The list it came with was taken back.';

/** Whoever goes leaves the care they are in first. */
const takeFarmers = async (db: Db, ids: readonly string[], byId: string, now: Date): Promise<string[]> => {
  const untouched = await holdUntouched(db, ids);
  await moveFarmers(db, { farmerIds: untouched, managerId: null, decidedBy: byId, reason }, now);
  return closeUntouched(db, untouched, now);
};

const takeBack = (db: Db, kind: ImportKind, ids: readonly string[], byId: string, now: Date): Promise<string[]> => {
  if (kind === 'farmers') return takeFarmers(db, ids, byId, now);
  if (kind === 'farms') return endUntouched(db, ids, now);
  return withdrawListedPrices(db, ids, { reason, byId, now });
};

type Made = { readonly madeId: string; readonly draft: unknown };

/** What a manager may take back: what is of farmers who are in their care still. All of it for the office. */
const reachOf = async (db: Db, { kind, ofManager }: HeldImport, made: readonly Made[]): Promise<string[]> => {
  if (ofManager === null) return made.map(({ madeId }) => madeId);
  // A row that was forgotten before its list was taken back tells no farmer any more: what it made stays.
  const told = kind === 'farmers' ? made : made.filter(({ draft }) => draft !== null);
  const farmerOf = ({ madeId, draft }: Made): string => (kind === 'farmers' ? madeId : (draft as FarmOfList).keeperId); // of their list's kind
  const own = await findAssigned(db, ofManager, told.map(farmerOf));
  return told.filter((one) => own.has(farmerOf(one))).map(({ madeId }) => madeId);
};

const takeSome = async (db: Db, importId: string, now: Date): Promise<boolean> => {
  const held = await holdImport(db, importId);
  if (held?.state !== 'undoing' || held.undoneBy === null) return false;
  const rows = await findWaiting<unknown>(db, importId, 'done', rowsAtOnce);
  if (rows.length === 0) {
    await finishUndoing(db, importId, now);
    return false;
  }
  const ids = await reachOf(db, held, rows);
  const gone = new Set(await takeBack(db, held.kind, ids, held.undoneBy, now));
  const linesOf = (isGone: boolean) => rows.filter(({ madeId }) => gone.has(madeId) === isGone).map(({ line }) => line);
  await setRows(db, importId, linesOf(true), 'undone');
  await setRows(db, importId, linesOf(false), 'kept', faultOf('', held.kind === 'prices' ? 'gone' : 'in-use'));
  await addUndone(db, importId, linesOf(true).length, linesOf(false).length);
  return true;
};

/** Takes back what a list wrote, some rows at a time; what others built on stays, and its row says so. */
export const takeBackImport = async ({ pool, clock }: Tools, importId: string): Promise<void> => {
  while (await inTransaction(pool, (db) => takeSome(db, importId, clock.now())));
};
