import { paperLimits } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { findTerm } from './asked-terms.ts';

/** Files of papers end so, and no other slice's do: whoever drops a picture of its own never drops one of these. */
export const paperExtension = 'paper';

type PaperRow = {
  readonly id: string;
  readonly loanId: string;
  readonly place: number;
  readonly fileKey: string;
  readonly addedBy: string;
  readonly addedAt: string;
};

const columns = sql`id, loan_id as "loanId", place, file_key as "fileKey", added_by as "addedBy", added_at as "addedAt"`;

/** The papers that the version of a loan's product wants. */
export const findPapersWanted = async (db: Db, loanId: string): Promise<string[]> =>
  (await findTerm<string[]>(db, loanId, sql`p.papers`)) ?? [];

/** The photos of a loan that are there, the first one first. */
export const findPapers = (db: Db, loanId: string): Promise<PaperRow[]> =>
  rows<PaperRow>(
    db,
    sql`select ${columns} from loans.paper where loan_id = ${loanId} and file_key is not null order by id`,
  );

/** One photo of this very loan. */
export const findPaper = (db: Db, loanId: string, paperId: string): Promise<PaperRow | null> =>
  row<PaperRow>(
    db,
    sql`select ${columns} from loans.paper where id = ${paperId} and loan_id = ${loanId} and file_key is not null`,
  );

/** Nothing happens where the same photo came before. */
export const insertPaper = (db: Db, one: Omit<PaperRow, 'addedAt'>, now: Date) =>
  run(
    db,
    sql`insert into loans.paper (id, loan_id, place, file_key, added_by, added_at)
        values (${one.id}, ${one.loanId}, ${one.place}, ${one.fileKey}, ${one.addedBy}, ${now})
        on conflict (id) do nothing`,
  );

/** Forgets which file some photos are in. @returns the files, which may be those of others too. */
const forget = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await rows<{ fileKey: string }>(
      db,
      sql`with old as (select id, file_key from loans.paper where id = any(${ids}::uuid[]) and file_key is not null for update)
          update loans.paper p set file_key = null from old where p.id = old.id returning old.file_key as "fileKey"`,
    )
  ).map(({ fileKey }) => fileKey);

export const forgetPaper = (db: Db, paperId: string): Promise<string[]> => forget(db, [paperId]);

const atOnce = 50;

/** Forgets photos that were kept for long enough by a day, a few at a time. @returns their files. */
export const forgetKept = async (db: Db, today: string): Promise<string[]> => {
  const { keptDaysWhereNotGiven: days, keptYearsAfterLoan: years } = paperLimits;
  const found = await rows<{ id: string }>(
    db,
    sql`select id from loans.paper
        where file_key is not null and ended_on is not null
          and ended_on < ${today}::date - least(${days.value}::integer, ${years.value}::integer * 365)
          and case when was_given then ended_on + make_interval(years => ${years.value}::integer) < ${today}::date
            else ended_on + ${days.value}::integer < ${today}::date end
        order by ended_on limit ${atOnce}`,
  );
  return forget(
    db,
    found.map(({ id }) => id),
  );
};

/** The files of papers of loans that a farmer was never given: all that erasing them takes. Those of others are kept by law. */
export const findPaperKeysOf = async (db: Db, accountId: string): Promise<string[]> =>
  (
    await rows<{ fileKey: string }>(
      db,
      sql`select distinct p.file_key as "fileKey" from loans.paper p join loans.loan l on l.id = p.loan_id
          where l.keeper_id = ${accountId} and p.file_key is not null and not p.was_given and l.disbursed_on is null`,
    )
  ).map(({ fileKey }) => fileKey);

export const erasePapers = (db: Db, accountId: string) =>
  run(
    db,
    sql`update loans.paper p set file_key = null from loans.loan l
        where l.id = p.loan_id and l.keeper_id = ${accountId} and p.file_key is not null and not p.was_given
          and l.disbursed_on is null`,
  );

/** Files are kept by their content: whether one is that of a paper still. */
export const isLoanPaper = async (db: Db, fileKey: string): Promise<boolean> =>
  (await row(db, sql`select 1 from loans.paper where file_key = ${fileKey} limit 1`)) !== null;
