import { exportFor as ofAccounts, type RecordsOf } from '#accounts';
import { exportFor as ofAdvisory } from '#advisory';
import { exportFor as ofChannels } from '#channels';
import { exportFor as ofFigures } from '#figures';
import { exportFor as ofFinance } from '#finance';
import { exportFor as ofInsurance } from '#insurance';
import { exportFor as ofInvestments } from '#investments';
import { exportFor as ofLibrary } from '#library';
import { exportFor as ofLoans } from '#loans';
import { exportFor as ofMarketplace } from '#marketplace';
import { exportFor as ofMessaging } from '#messaging';
import { exportFor as ofPrivacy } from '#privacy';
import { exportFor as ofProcessing } from '#processing';
import { exportFor as ofRelations } from '#relations';
import { exportFor as ofTraceability } from '#traceability';
import { rows, sql, type Db } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';

/** What a slice keeps of a person besides the rows of their phones is told here, one line a slice. */
const exporters: readonly RecordsOf[] = [
  ofAccounts,
  ofRelations,
  ofMessaging,
  ofFinance,
  ofAdvisory,
  ofLibrary,
  ofMarketplace,
  ofProcessing,
  ofLoans,
  ofInsurance,
  ofInvestments,
  ofTraceability,
  ofChannels,
  ofPrivacy,
  ofFigures,
];

/** So many rows are read at once. */
const pageSize = 500;

const idsAfter = (db: Db, accountId: string, type: string, after: string): Promise<{ id: string }[]> =>
  rows<{ id: string }>(
    db,
    sql`select id from sync.change where scope_id = ${accountId} and type = ${type} and op = 'put' and id > ${after}
        order by id limit ${pageSize}`,
  );

/** All records of one kind in the person's own scope, page by page. */
const rowsOfType = async (db: Db, accountId: string, { type, read }: SyncedType): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = (await idsAfter(db, accountId, type, after)).map(({ id }) => id);
    for (const { id, text } of await read(db, ids)) {
      const record = { id, ...(JSON.parse(text) as { readonly keeperId?: string }) };
      // A manager's scope holds the farm of an errand too, which is somebody else's.
      if ((record.keeperId ?? accountId) === accountId) found.push(record);
    }
    if (ids.length < pageSize) return found;
    after = ids.at(-1) ?? after;
  }
};

/** Everything of a person: what each slice tells, then every kind of record that their phones keep. */
export const recordsOver =
  (synced: readonly SyncedType[]): RecordsOf =>
  async (db, accountId) => {
    const records: Record<string, unknown[]> = {};
    for (const exportFor of exporters) Object.assign(records, await exportFor(db, accountId));
    for (const type of synced) records[type.type] = await rowsOfType(db, accountId, type);
    return records;
  };
