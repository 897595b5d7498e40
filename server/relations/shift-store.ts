import type { ShiftAct, ShiftEntry } from '@shuka/domain/relations';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`e.id, e.number, e.kind as act, e.by_id as "byId", by_who.first_name || ' ' || by_who.last_name as "byName",
  e.on_id as "onId", on_who.first_name || ' ' || on_who.last_name as "onName", e.trucks, e.bags, e.note,
  ${instantText(sql`e.at`)} as at`;

const book = sql`relations.shift_entry e join accounts.account by_who on by_who.id = e.by_id
  left join accounts.account on_who on on_who.id = e.on_id`;

/** One page of the book of a company, the newest line first. */
export const findShiftEntries = (
  db: Db,
  { companyId, before, limit }: { companyId: string; before: number | null; limit: number },
): Promise<ShiftEntry[]> =>
  rows<ShiftEntry>(
    db,
    sql`select ${columns} from ${book}
        where e.company_id = ${companyId} and (${before}::integer is null or e.number < ${before})
        order by e.number desc limit ${limit}`,
  );

/** The last line of the book: it tells who is on shift. Null where nobody ever was. */
export const findLastEntry = async (db: Db, companyId: string): Promise<ShiftEntry | null> =>
  (await findShiftEntries(db, { companyId, before: null, limit: 1 }))[0] ?? null;

export type NewEntry = {
  readonly id: string;
  readonly companyId: string;
  readonly number: number;
  readonly act: ShiftAct;
  readonly byId: string;
  readonly onId: string | null;
  readonly trucks: number | null;
  readonly bags: number | null;
  readonly note: string;
  readonly at: Date;
};

/** Writes a line. The company is held by whoever calls, so that no other got its number. */
export const insertShiftEntry = (db: Db, entry: NewEntry) =>
  run(
    db,
    sql`insert into relations.shift_entry (id, company_id, number, kind, by_id, on_id, trucks, bags, note, at)
        values (${entry.id}, ${entry.companyId}, ${entry.number}, ${entry.act}, ${entry.byId}, ${entry.onId},
          ${entry.trucks}, ${entry.bags}, ${entry.note}, ${entry.at})`,
  );

export const findShiftEntry = (db: Db, id: string): Promise<ShiftEntry | null> =>
  row<ShiftEntry>(db, sql`select ${columns} from ${book} where e.id = ${id}`);

/** The lines that name somebody, for their export; a colleague's name is not in it. */
export const findShiftsOf = (db: Db, accountIds: readonly string[]): Promise<unknown[]> =>
  rows(
    db,
    sql`select c.name as company, e.kind as act, e.by_id = any(${accountIds}::uuid[]) as "wasMine", e.trucks, e.bags,
          case when e.by_id = any(${accountIds}::uuid[]) then e.note end as note, e.at
        from relations.shift_entry e join relations.company c on c.id = e.company_id
        where e.by_id = any(${accountIds}::uuid[]) or e.on_id = any(${accountIds}::uuid[]) order by e.at`,
  );
