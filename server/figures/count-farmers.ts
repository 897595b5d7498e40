import { countedPeople } from '#accounts';
import { countedQuestions, countedVisits } from '#extension';
import { countedLand } from '#farms';
import { countedCovers } from '#insurance';
import { countedLoans } from '#loans';
import { countedLots, countedSales } from '#lots';
import { countedCare } from '#relations';
import { countedYields } from '#seasons';
import { run, sql, type Db, type Query } from '#kit/db.ts';

const columns = sql`account_id, state_code, lga, gender, birth_year, has_agreed, manager_id, farms, mapped_farms, hectares,
  visited_on, was_looked, has_followed, asked, answered, answer_minutes, yield_kg, baseline_kg, loans, loans_on_time,
  insured_square_metres, sold_grams, lots, plotted_lots, holds_until`;

/** What each slice counts of these people, side by side. */
const counted = (ids: readonly string[], today: string): Query =>
  sql`select p.account_id, coalesce(nullif(p.state_code, ''), d.state_code, ''),
        case when p.state_code <> '' then p.lga else coalesce(d.lga, '') end, p.gender, p.birth_year, p.has_agreed,
        c.manager_id, coalesce(d.farms, 0), coalesce(d.mapped_farms, 0), coalesce(d.hectares, 0), v.visited_on,
        coalesce(v.was_looked, false), coalesce(v.has_followed, false), coalesce(q.asked, 0), coalesce(q.answered, 0),
        coalesce(q.answer_minutes, '{}'), y.yield_kg, y.baseline_kg, coalesce(l.loans, 0), coalesce(l.loans_on_time, 0),
        coalesce(i.insured_square_metres, 0), coalesce(s.sold_grams, 0), coalesce(t.lots, 0), coalesce(t.plotted_lots, 0),
        least(v.holds_until, q.holds_until, y.holds_until, l.holds_until, i.holds_until, s.holds_until, t.holds_until)
      from (${countedPeople(ids)}) p
        left join (${countedLand(ids)}) d on d.account_id = p.account_id
        left join (${countedCare(ids)}) c on c.account_id = p.account_id
        left join (${countedVisits(ids, today)}) v on v.account_id = p.account_id
        left join (${countedQuestions(ids, today)}) q on q.account_id = p.account_id
        left join (${countedYields(ids, today)}) y on y.account_id = p.account_id
        left join (${countedLoans(ids, today)}) l on l.account_id = p.account_id
        left join (${countedCovers(ids, today)}) i on i.account_id = p.account_id
        left join (${countedSales(ids, today)}) s on s.account_id = p.account_id
        left join (${countedLots(ids, today)}) t on t.account_id = p.account_id`;

/** The places of these people, as they were counted last, are to be summed anew. */
const noteStale = (db: Db, ids: readonly string[]) =>
  run(
    db,
    sql`insert into figures.stale (state_code, lga)
        select distinct state_code, lga from figures.farmer where account_id = any(${ids}::uuid[])
        order by 1, 2 on conflict do nothing`,
  );

/**
 * Counts these people anew, in the transaction of `db`; who is no farmer with an open account is counted no more. The places
 * they left and came to are noted as stale.
 */
export const countFarmers = async (db: Db, ids: readonly string[], today: string): Promise<void> => {
  if (ids.length === 0) return;
  await noteStale(db, ids);
  await run(db, sql`delete from figures.farmer where account_id = any(${ids}::uuid[])`);
  await run(db, sql`insert into figures.farmer (${columns}) ${counted(ids, today)}`);
  await noteStale(db, ids);
};

/** Forgets whoever is counted between two ids, the last one counted in, and is not among these. */
export const dropOthers = async (db: Db, after: string, last: string | null, ids: readonly string[]): Promise<void> => {
  const others = sql`account_id > ${after}::uuid and (${last}::uuid is null or account_id <= ${last}::uuid)
    and account_id <> all(${ids}::uuid[])`;
  await run(
    db,
    sql`insert into figures.stale (state_code, lga) select distinct state_code, lga from figures.farmer where ${others}
        order by 1, 2 on conflict do nothing`,
  );
  await run(db, sql`delete from figures.farmer where ${others}`);
};

/** Some whose counts have outlived the day until which they hold. */
export const findMovedOn = async (db: Db, today: string, limit: number): Promise<string[]> => {
  const found = await db.query(
    sql`select account_id as id from figures.farmer where holds_until < ${today}::date order by holds_until limit ${limit}`,
  );
  return (found.rows as { id: string }[]).map(({ id }) => id);
};

/** Takes some people from the list of those of whom something changed that no phone keeps. */
export const takeChanged = async (db: Db, limit: number): Promise<string[]> => {
  const found = await db.query(
    sql`delete from figures.changed where account_id in (
          select account_id from figures.changed order by account_id limit ${limit}) returning account_id as id`,
  );
  return (found.rows as { id: string }[]).map(({ id }) => id);
};
