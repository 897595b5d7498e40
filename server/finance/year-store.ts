import { rows, sql, type Db } from '#kit/db.ts';

/** What a book comes to in a year, in kobo. */
type BookYear = { readonly year: number; readonly incomeKobo: number; readonly expenseKobo: number };

/** More than anybody keeps a book. */
const mostYears = 50;

/** A person's book year by year, the last first; what was corrected or taken back counts once, or not at all. */
export const findYearsOf = (db: Db, keeperId: string): Promise<BookYear[]> =>
  rows<BookYear>(
    db,
    sql`select extract(year from e.happened_on)::integer as year,
          coalesce(sum(e.amount_kobo) filter (where e.kind = 'income'), 0)::bigint as "incomeKobo",
          coalesce(sum(e.amount_kobo) filter (where e.kind = 'expense'), 0)::bigint as "expenseKobo"
        from finance.entry e
        where e.keeper_id = ${keeperId} and e.removed_at is null and not e.is_cancelled
          and not exists (select 1 from finance.entry later where later.corrects = e.id)
        group by 1 order by 1 desc limit ${mostYears}`,
  );
