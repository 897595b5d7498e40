import { row, run, sql, type Db, type Query } from '#kit/db.ts';

/**
 * Counts penalties of loans that are late until a day, each day once: the same reckoning as the rule's, for many at once.
 * @see penaltyFor
 */
const age = (which: Query, today: string): Query =>
  sql`update loans.loan l set aged_on = ${today}::date, penalty_kobo = l.penalty_kobo + greatest(0, least(
          div((select coalesce(sum(least(i.due_kobo, i.cumulative_kobo - l.paid_kobo)::numeric
                * (${today}::date - greatest(l.aged_on, i.due_on))), 0)
              from loans.instalment i
              where i.loan_id = l.id and i.due_on < ${today}::date and i.cumulative_kobo > l.paid_kobo)
            * (p.terms ->> 'penaltyPpm')::bigint, 365000000),
          div(l.principal_kobo::numeric * p.most_penalty_ppm, 1000000) - l.penalty_kobo))::bigint
        from loans.product_version p
        where ${which} and p.product_id = l.product_id and p.version = l.version and l.state = 'running'
          and l.next_due_on < ${today}::date and l.aged_on < ${today}::date`;

export const ageLoan = (db: Db, id: string, today: string) => run(db, age(sql`l.id = ${id}::uuid`, today));

/** Those after an id until another. @returns how many were late. */
export const ageLoansBetween = (db: Db, after: string, last: string, today: string): Promise<number> =>
  run(db, age(sql`l.id > ${after}::uuid and l.id <= ${last}::uuid`, today));

/** How far a day's ageing came, its row held; made where there is none. */
export const holdAgeing = async (db: Db, today: string): Promise<{ after: string; isDone: boolean }> => {
  await run(
    db,
    sql`insert into loans.ageing (day, after_id) values (${today}::date, '00000000-0000-0000-0000-000000000000')
        on conflict (day) do nothing`,
  );
  const held = await row<{ after: string; isDone: boolean }>(
    db,
    sql`select after_id as after, is_done as "isDone" from loans.ageing where day = ${today}::date for no key update`,
  );
  if (held === null) throw new Error('the ageing of a day could not be begun');
  return held;
};

/** The last id of the next page of running loans; null where there is none. */
export const findPageEnd = async (db: Db, after: string, size: number): Promise<string | null> =>
  (
    await row<{ id: string | null }>(
      db,
      sql`select max(id::text) as id from (
          select id from loans.loan where state = 'running' and id > ${after}::uuid order by id limit ${size}) as page`,
    )
  )?.id ?? null;

export const noteAged = (db: Db, today: string, after: string | null, aged: number) =>
  run(
    db,
    sql`update loans.ageing set after_id = coalesce(${after}::uuid, after_id), aged = aged + ${aged},
          is_done = ${after === null} where day = ${today}::date`,
  );
