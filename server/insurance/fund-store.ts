import type { FundEntry } from '@shuka/domain/insurance';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { namesOf } from './names-of.ts';

type FundRow = Omit<FundEntry, 'askedByName' | 'decidedByName'> & {
  readonly decidedBy: string | null;
  readonly money: 'sandbox' | 'real';
};

const columns = sql`f.id, f.amount_kobo as "amountKobo", f.origin, f.money, f.state, f.asked_by as "askedBy",
  ${instantText(sql`f.asked_at`)} as "askedAt", f.decided_by as "decidedBy"`;

export const findEntries = (db: Db, after: string | null, limit: number): Promise<FundRow[]> =>
  rows<FundRow>(
    db,
    sql`select ${columns} from insurance.fund_entry f where (${after}::uuid is null or f.id < ${after}::uuid)
        order by f.id desc limit ${limit}`,
  );

export const holdEntry = (db: Db, entryId: string): Promise<FundRow | null> =>
  row<FundRow>(db, sql`select ${columns} from insurance.fund_entry f where f.id = ${entryId} for no key update`);

type NewEntry = Pick<FundRow, 'id' | 'amountKobo' | 'origin' | 'money'>;

export const insertEntry = (db: Db, { id, amountKobo, origin, money }: NewEntry, by: string, now: Date) =>
  run(
    db,
    sql`insert into insurance.fund_entry (id, amount_kobo, origin, money, state, asked_by, asked_at)
        values (${id}, ${amountKobo}, ${origin}, ${money}, 'asked', ${by}, ${now})`,
  );

type Decided = { readonly by: string; readonly at: Date; readonly moveId: string | null };

/** @param decided `moveId` is what booked it; null for what was refused. */
export const setEntryDecided = (db: Db, entryId: string, { by, at, moveId }: Decided) =>
  run(
    db,
    sql`update insurance.fund_entry set state = ${moveId === null ? 'refused' : 'agreed'}, decided_by = ${by},
          decided_at = ${at}, move_id = ${moveId} where id = ${entryId}`,
  );

export const showEntries = async (db: Db, entries: readonly FundRow[]): Promise<FundEntry[]> => {
  const nameOf = await namesOf(
    db,
    entries.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
  );
  return entries.map((held) => {
    const { decidedBy, money: _, ...entry } = held;
    return {
      ...entry,
      askedByName: nameOf(entry.askedBy),
      decidedByName: nameOf(decidedBy),
    };
  });
};
