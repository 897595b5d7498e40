import type { IssueKind } from '@shuka/domain/extension';
import { row, rows, sql, type Db } from '#kit/db.ts';

/** How long a first answer took, in seconds: of half of those answered at most `half`, of nine in ten at most `most`. */
type AnswerTimes = {
  readonly all: {
    readonly cases: number;
    readonly waiting: number;
    readonly half: number | null;
    readonly most: number | null;
  };
  readonly managers: readonly { readonly managerId: string; readonly answered: number; readonly half: number }[];
};

const mostManagers = 200;

/**
 * How fast problems of some kinds that were told since a day were answered; the slowest managers first. A manager who passed
 * a problem on did their part then; its farmer waits for the answer.
 */
export const findAnswerTimes = async (db: Db, kinds: readonly IssueKind[], from: string): Promise<AnswerTimes> => {
  const took = sql`extract(epoch from first_answered_at - opened_at)`;
  const told = sql`extension.issue where kind = any(${kinds}::text[]) and opened_at >= ${from}::date and removed_at is null`;
  const all = await row<AnswerTimes['all']>(
    db,
    sql`select count(*)::integer as cases,
          count(*) filter (where first_answered_at is null and state = 'open')::integer as waiting,
          (percentile_cont(0.5) within group (order by ${took}))::double precision as half,
          (percentile_cont(0.9) within group (order by ${took}))::double precision as most
        from ${told}`,
  );
  const managers = await rows<AnswerTimes['managers'][number]>(
    db,
    sql`select coalesce(passed_by, answered_by) as "managerId", count(*)::integer as answered,
          (percentile_cont(0.5) within group (order by extract(epoch from coalesce(passed_at, first_answered_at)
            - opened_at)))::double precision as half
        from ${told} and (first_answered_at is not null or passed_at is not null)
        group by 1 order by half desc, 1 limit ${mostManagers}`,
  );
  return { all: all ?? { cases: 0, waiting: 0, half: null, most: null }, managers };
};
