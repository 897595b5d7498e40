import { sql, type Query } from '#kit/db.ts';

const isCorrected = sql`exists (select 1 from extension.visit n where n.corrects = v.id)`;

/**
 * The visits of these people as a table for the query that counts them: `account_id`, the day of the last one, whether in the
 * last year somebody looked if advice was followed and found so, and until which day that holds.
 */
export const countedVisits = (ids: readonly string[], today: string): Query =>
  sql`select v.keeper_id as account_id, max(v.visited_on) as visited_on,
        bool_or(v.form ->> 'followed' is not null and v.visited_on > ${today}::date - 365) as was_looked,
        bool_or(coalesce(v.form ->> 'followed', '') = 'yes' and v.visited_on > ${today}::date - 365) as has_followed,
        min(v.visited_on) filter (where v.form ->> 'followed' is not null and v.visited_on > ${today}::date - 365) + 364
          as holds_until
      from extension.visit v
      where v.keeper_id = any(${ids}::uuid[]) and v.removed_at is null and not ${isCorrected} group by v.keeper_id`;

/**
 * What these people asked in the last 90 days, in the same way: `asked`, `answered`, and in how many minutes each first
 * answer came.
 */
export const countedQuestions = (ids: readonly string[], today: string): Query => {
  const day = sql`(i.opened_at at time zone 'Africa/Lagos')::date`;
  return sql`select i.keeper_id as account_id, count(*)::integer as asked, count(i.first_answered_at)::integer as answered,
        coalesce(array_agg((extract(epoch from i.first_answered_at - i.opened_at) / 60)::integer order by i.opened_at, i.id)
          filter (where i.first_answered_at is not null), '{}') as answer_minutes,
        min(${day}) + 89 as holds_until
      from extension.issue i
      where i.keeper_id = any(${ids}::uuid[]) and i.removed_at is null and ${day} > ${today}::date - 90
      group by i.keeper_id`;
};
