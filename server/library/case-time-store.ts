import { row, rows, sql, type Db } from '#kit/db.ts';

/** How long agronomists took, in seconds from the passing on: of half of those answered at most `half`, of nine in ten `most`. */
export type CaseTimes = {
  readonly cases: number;
  readonly waiting: number;
  readonly half: number | null;
  readonly most: number | null;
};

const mostAgronomists = 200;

const took = sql`extract(epoch from answered_at - passed_at)`;

/** The cases passed on since a day, without those that were taken back; the slowest agronomists first. */
export const findCaseTimes = async (db: Db, from: string) => {
  const passed = sql`library.passed_case where passed_at >= ${from}::date and taken_back_at is null`;
  const all = await row<CaseTimes>(
    db,
    sql`select count(*)::integer as cases, count(*) filter (where answered_at is null)::integer as waiting,
          (percentile_cont(0.5) within group (order by ${took}))::double precision as half,
          (percentile_cont(0.9) within group (order by ${took}))::double precision as most
        from ${passed}`,
  );
  const agronomists = await rows<{ agronomistId: string; answered: number; half: number }>(
    db,
    sql`select agronomist_id as "agronomistId", count(*)::integer as answered,
          (percentile_cont(0.5) within group (order by ${took}))::double precision as half
        from ${passed} and answered_at is not null
        group by agronomist_id order by half desc, agronomist_id limit ${mostAgronomists}`,
  );
  return { all: all ?? { cases: 0, waiting: 0, half: null, most: null }, agronomists };
};
