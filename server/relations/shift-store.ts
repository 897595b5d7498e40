import type { ShiftAct, ShiftEntry } from '@shuka/domain/relations';
import { fullNamesOf } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

type Line = Omit<ShiftEntry, 'byName' | 'onName'>;

const columns = sql`e.id, e.number, e.kind as act, e.by_id as "byId", e.on_id as "onId", e.trucks, e.bags, e.note,
  ${instantText(sql`e.at`)} as at`;

/** The same lines with the names of whom they are about. */
const named = async (db: Db, lines: readonly Line[]): Promise<ShiftEntry[]> => {
  const ids = [...new Set(lines.flatMap(({ byId, onId }) => (onId === null ? [byId] : [byId, onId])))];
  const names = await fullNamesOf(db, ids);
  return lines.map((line) => ({
    ...line,
    byName: names.get(line.byId) ?? '',
    onName: line.onId === null ? null : (names.get(line.onId) ?? ''),
  }));
};

/** One page of the book of a company, the newest line first. */
export const findShiftEntries = async (
  db: Db,
  { companyId, before, limit }: { companyId: string; before: number | null; limit: number },
): Promise<ShiftEntry[]> =>
  named(
    db,
    await rows<Line>(
      db,
      sql`select ${columns} from relations.shift_entry e
          where e.company_id = ${companyId} and (${before}::integer is null or e.number < ${before})
          order by e.number desc limit ${limit}`,
    ),
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

export const findShiftEntry = async (db: Db, id: string): Promise<ShiftEntry | null> => {
  const found = await rows<Line>(db, sql`select ${columns} from relations.shift_entry e where e.id = ${id}`);
  return (await named(db, found))[0] ?? null;
};

/** The lines that name somebody, for their export; a colleague's name is not in it. */
export const findShiftsOf = (db: Db, accountIds: readonly string[]): Promise<unknown[]> =>
  rows(
    db,
    sql`select c.name as company, e.kind as act, e.by_id = any(${accountIds}::uuid[]) as "wasMine", e.trucks, e.bags,
          case when e.by_id = any(${accountIds}::uuid[]) then e.note end as note, e.at
        from relations.shift_entry e join relations.company c on c.id = e.company_id
        where e.by_id = any(${accountIds}::uuid[]) or e.on_id = any(${accountIds}::uuid[]) order by e.at`,
  );

/** Whether somebody stood the shift of a company at some time since a moment. */
export const wasOnShiftSince = async (db: Db, companyId: string, accountId: string, since: Date): Promise<boolean> =>
  (
    await rows(
      db,
      sql`select 1 from relations.shift_entry e
          where e.company_id = ${companyId} and e.on_id = ${accountId}
            and not exists (select 1 from relations.shift_entry n
              where n.company_id = e.company_id and n.number = e.number + 1 and n.at < ${since})
          limit 1`,
    )
  ).length > 0;
