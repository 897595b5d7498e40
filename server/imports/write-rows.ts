import { faultOf, rowFaults, type ImportKind, type RowFault } from '@shuka/domain/imports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { PriceDraft } from '@shuka/domain/marketplace';
import { holdPeople, openAssistedMany } from '#accounts';
import { registerFarmsOfList, type FarmOfList } from '#farms';
import { sql, type Db } from '#kit/db.ts';
import { writeListedPrices } from '#marketplace';
import { findAssigned, moveFarmers } from '#relations';
import type { WaitingRow } from './row-store.ts';
import type { CaredFarmer, WrittenOfKind } from './settle-rows.ts';

export type Waiting = WaitingRow<WrittenOfKind[ImportKind]>;

/** Which rows were not written, by their lines, and why. */
export type Failed = Map<number, RowFault>;

/** Why they are in a manager's care, as it stands in the history of the care. */
const reason = 'The list they came with said so.';

/** Opens their accounts and gives those of whom the list says so into a manager's care. */
const writeFarmers = async (db: Db, farmers: readonly CaredFarmer[], by: string, now: Date): Promise<void> => {
  await openAssistedMany(db, farmers, by, now);
  const managerIds = new Set(farmers.flatMap(({ managerId }) => (managerId === null ? [] : [managerId])));
  for (const managerId of [...managerIds].sort()) {
    const farmerIds = farmers.filter((one) => one.managerId === managerId).map(({ id }) => id);
    await moveFarmers(db, { farmerIds, managerId, decidedBy: by, reason }, now);
  }
};

const writeAll = async (db: Db, kind: ImportKind, rows: readonly Waiting[], by: string, now: Date): Promise<void> => {
  const drafts = rows.map(({ draft }) => draft);
  if (kind === 'farmers') await writeFarmers(db, drafts as CaredFarmer[], by, now); // rows are of their list's kind
  else if (kind === 'farms') await registerFarmsOfList(db, drafts as FarmOfList[], by, now);
  else await writeListedPrices(db, drafts as PriceDraft[], by, now);
};

const faultOfProblem = ({ code }: Problem): RowFault =>
  code === 'not-a-manager'
    ? faultOf('manager', 'manager-unknown')
    : faultOf('', rowFaults.find((one) => one === code) ?? 'wrong');

/** Writes rows within the caller's transaction, all or none. @returns why none was. */
const attempt = async (
  db: Db,
  kind: ImportKind,
  rows: readonly Waiting[],
  by: string,
  now: Date,
): Promise<RowFault | null> => {
  await db.query(sql`savepoint some_rows`);
  try {
    await writeAll(db, kind, rows, by, now);
    await db.query(sql`release savepoint some_rows`);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await db.query(sql`rollback to savepoint some_rows`);
    return faultOfProblem(error);
  }
};

/** Farms of those who left since the list was tried, or left the care of the manager whose list it is, belong to nobody. */
const whoLeft = async (db: Db, rows: readonly Waiting[], ofManager: string | null): Promise<Failed> => {
  const farms = rows as readonly WaitingRow<FarmOfList>[];
  const held = await holdPeople(db, [...new Set(farms.map(({ draft }) => draft.keeperId))]);
  const active = held.filter(({ state }) => state === 'active').map(({ accountId }) => accountId);
  const here = ofManager === null ? new Set(active) : await findAssigned(db, ofManager, active);
  const left = farms.filter(({ draft }) => !here.has(draft.keeperId));
  return new Map(left.map(({ line }) => [line, faultOf('farmer', 'farmer-unknown')]));
};

/** Writes rows of a list through the doors of their slices: at once, or where one is refused, one by one. */
export const writeRows = async (
  db: Db,
  kind: ImportKind,
  rows: readonly Waiting[],
  { confirmedBy: by, ofManager }: { readonly confirmedBy: string; readonly ofManager: string | null },
  now: Date,
): Promise<Failed> => {
  const failed: Failed = kind === 'farms' ? await whoLeft(db, rows, ofManager) : new Map();
  const rest = rows.filter(({ line }) => !failed.has(line));
  if (rest.length === 0 || (await attempt(db, kind, rest, by, now)) === null) return failed;
  for (const one of rest) {
    const fault = await attempt(db, kind, [one], by, now);
    if (fault !== null) failed.set(one.line, fault);
  }
  return failed;
};
