import { rows, sql, type Db, type Query } from '#kit/db.ts';

/** Days as 'YYYY-MM-DD' from which a visit counts. */
type CareDays = { readonly shortFrom: string; readonly longFrom: string; readonly overdueBefore: string };

type CareCount = {
  readonly managerId: string;
  readonly farmers: number;
  readonly visitedShort: number;
  readonly visitedLong: number;
  /** Farmers whose last visit, or whose care where there was none, is older than it may be. */
  readonly overdue: number;
};

/** The day of the last visit of farmer `c`, as it stands: what was corrected does not count. */
const lastVisit = sql`left join lateral (
    select v.visited_on from extension.visit v
    where v.keeper_id = c.farmer_id and v.removed_at is null
      and not exists (select 1 from extension.visit n where n.corrects = v.id)
    order by v.visited_on desc limit 1) l on true`;

/**
 * Coverage of the farmers in `care` (`farmer_id`, `manager_id`, `since`), for each of their managers, by one probe of an
 * index for each farmer.
 */
export const countCare = (db: Db, care: Query, days: CareDays): Promise<CareCount[]> =>
  rows<CareCount>(
    db,
    sql`select c.manager_id as "managerId", count(*) as farmers,
          count(*) filter (where l.visited_on >= ${days.shortFrom}::date) as "visitedShort",
          count(*) filter (where l.visited_on >= ${days.longFrom}::date) as "visitedLong",
          count(*) filter (where coalesce(l.visited_on, c.since) < ${days.overdueBefore}::date) as overdue
        from (${care}) c ${lastVisit} group by c.manager_id`,
  );

type WaitingCount = { readonly managerId: string; readonly total: number; readonly oldestAt: string };

/** The problems that wait among the farmers in `care`, for each of their managers, and since when. */
export const countOpenIssues = (db: Db, care: Query): Promise<WaitingCount[]> =>
  rows<WaitingCount>(
    db,
    sql`select c.manager_id as "managerId", count(*) as total, min(i.opened_at) as "oldestAt"
        from (${care}) c join extension.issue i on i.keeper_id = c.farmer_id
        where i.state = 'open' and i.removed_at is null group by c.manager_id`,
  );

/** Those of the farmers in `care` who are overdue, as `countCare` counts them: a list of ids for another slice's query. */
export const overdueAmong = (care: Query, overdueBefore: string): Query =>
  sql`select c.farmer_id from (${care}) c ${lastVisit} where coalesce(l.visited_on, c.since) < ${overdueBefore}::date`;

/** Those of the farmers in `care` who had no visit since a day. */
export const unvisitedAmong = (care: Query, from: string): Query =>
  sql`select c.farmer_id from (${care}) c ${lastVisit} where l.visited_on is null or l.visited_on < ${from}::date`;

/** Those of the farmers in `care` who wait for an answer to a problem. */
export const waitingAmong = (care: Query): Query =>
  sql`select c.farmer_id from (${care}) c where exists (select 1 from extension.issue i
        where i.keeper_id = c.farmer_id and i.state = 'open' and i.removed_at is null)`;

/** The last visit of each of these farmers; one who had none is left out. */
export const findLastVisits = async (db: Db, farmerIds: readonly string[]): Promise<Map<string, string>> => {
  const found = await rows<{ id: string; day: string }>(
    db,
    sql`select c.farmer_id as id, l.visited_on::text as day
        from (select unnest(${farmerIds}::uuid[]) as farmer_id) c ${lastVisit} where l.visited_on is not null`,
  );
  return new Map(found.map(({ id, day }) => [id, day]));
};

/** What a manager did from one day to another, both counted. */
export type Span = { readonly managerId: string; readonly from: string; readonly to: string };

const spanTable = (spans: readonly Span[]): Query =>
  sql`unnest(${spans.map(({ managerId }) => managerId)}::uuid[], ${spans.map(({ from }) => from)}::date[],
        ${spans.map(({ to }) => to)}::date[]) as s (manager_id, first, last)`;

const totalsById = async (db: Db, query: Query): Promise<Map<string, number>> =>
  new Map((await rows<{ id: string; total: number }>(db, query)).map(({ id, total }) => [id, total]));

/** How many visits each manager made in these spans; a corrected one counts once, on its first day. */
export const countVisitsIn = (db: Db, spans: readonly Span[]): Promise<Map<string, number>> =>
  totalsById(
    db,
    sql`select s.manager_id as id, count(*) as total from ${spanTable(spans)}
        join extension.visit v on v.manager_id = s.manager_id and v.visited_on between s.first and s.last
        where v.corrects is null and v.removed_at is null group by s.manager_id`,
  );

/** How many problems that each manager answered were closed in these spans. */
export const countSolvedIn = (db: Db, spans: readonly Span[]): Promise<Map<string, number>> =>
  totalsById(
    db,
    sql`select s.manager_id as id, count(*) as total from ${spanTable(spans)}
        join extension.issue i on i.answered_by = s.manager_id and i.state = 'closed' and i.removed_at is null
          and i.closed_at >= s.first::timestamp at time zone 'Africa/Lagos'
          and i.closed_at < (s.last + 1)::timestamp at time zone 'Africa/Lagos'
        group by s.manager_id`,
  );
