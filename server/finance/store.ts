import { mostStatementEntries, type BookFilter, type Entry, type EntryKind } from '@shuka/domain/finance';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

const columns = sql`id, keeper_id as "keeperId", farm_id as "farmId", season_id as "seasonId", kind, category,
  description, amount_kobo as "amountKobo", happened_on::text as "happenedOn", report_id as "reportId", corrects,
  is_cancelled as "isCancelled", created_at as "createdAt"`;

const isCorrected = sql`exists (select 1 from finance.entry as later where later.corrects = entry.id)`;

export const writeEntry = (db: Db, one: Entry) =>
  run(
    db,
    sql`insert into finance.entry (id, keeper_id, farm_id, season_id, kind, category, description, amount_kobo,
          happened_on, report_id, corrects, is_cancelled, created_at)
        values (${one.id}, ${one.keeperId}, ${one.farmId}, ${one.seasonId}, ${one.kind}, ${one.category},
          ${one.description}, ${one.amountKobo}, ${one.happenedOn}, ${one.reportId}, ${one.corrects},
          ${one.isCancelled}, ${one.createdAt})`,
  );

/**
 * An entry with its row locked, and whether another took its place. Two questions: the second must see what whoever
 * held the lock before has written.
 */
export const holdEntry = async (db: Db, entryId: string): Promise<{ entry: Entry; isCorrected: boolean } | null> => {
  const entry = await row<Entry>(
    db,
    sql`select ${columns} from finance.entry where id = ${entryId} and removed_at is null for no key update`,
  );
  if (entry === null) return null;
  const later = await row(db, sql`select 1 from finance.entry where corrects = ${entryId}`);
  return { entry, isCorrected: later !== null };
};

export const findKeeperOfEntry = async (db: Db, entryId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from finance.entry where id = ${entryId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

const filtered = ({ from, to, farmId, seasonId }: BookFilter): Query =>
  sql`${from === undefined ? sql`` : sql`and happened_on >= ${from}`}
    ${to === undefined ? sql`` : sql`and happened_on <= ${to}`}
    ${farmId === undefined ? sql`` : sql`and farm_id = ${farmId}`}
    ${seasonId === undefined ? sql`` : sql`and season_id = ${seasonId}`}`;

type BookPage = BookFilter & { readonly kind?: EntryKind | undefined };

/** One keyset page of a book, those written last first: ids are UUIDv7, so their order is that of birth. */
export const findEntries = (
  db: Db,
  keeperId: string,
  filter: BookPage,
  after: string | null,
  limit: number,
): Promise<(Entry & { isCorrected: boolean })[]> =>
  rows(
    db,
    sql`select ${columns}, ${isCorrected} as "isCorrected" from finance.entry
        where keeper_id = ${keeperId} and removed_at is null ${filtered(filter)}
          ${filter.kind === undefined ? sql`` : sql`and kind = ${filter.kind}`}
          ${after === null ? sql`` : sql`and id < ${after}`}
        order by id desc limit ${limit}`,
  );

/** What stands in a book, by day; one more than a statement may have where there are more. */
export const findStanding = (db: Db, keeperId: string, filter: BookFilter): Promise<Entry[]> =>
  rows<Entry>(
    db,
    sql`select ${columns} from finance.entry
        where keeper_id = ${keeperId} and removed_at is null and not is_cancelled and not ${isCorrected}
          ${filtered(filter)}
        order by happened_on, id limit ${mostStatementEntries + 1}`,
  );

/** The entries of a report that count today, corrected ones in their newest form. */
export const findStandingOfReport = (db: Db, reportId: string): Promise<Entry[]> =>
  rows<Entry>(
    db,
    sql`select ${columns} from finance.entry
        where report_id = ${reportId} and removed_at is null and not is_cancelled and not ${isCorrected} order by id`,
  );
