import { row, sql, type Db, type Query } from '#kit/db.ts';

/**
 * What a version `p` of a product says of a loan `l` that was asked for on it; null for a part of a loan: the whole has
 * its terms.
 */
export const findTerm = async <Term>(db: Db, loanId: string, term: Query): Promise<Term | null> =>
  (
    await row<{ term: Term | null }>(
      db,
      sql`select ${term} as term from loans.loan l
          join loans.product_version p on p.product_id = l.product_id and p.version = l.version
          where l.id = ${loanId} and l.part_of is null`,
    )
  )?.term ?? null;
