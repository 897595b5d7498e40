import { sql, type Query } from '#kit/db.ts';

/**
 * The loans of these people as a table for the query that counts them: `account_id`, `loans` that run or were written off,
 * and `loans_on_time`: nothing is owed that was due before today.
 */
export const countedLoans = (ids: readonly string[], today: string): Query =>
  sql`select keeper_id as account_id, count(*)::integer as loans,
        (count(*) filter (where state = 'running' and next_due_on >= ${today}::date))::integer as loans_on_time,
        min(next_due_on) filter (where state = 'running' and next_due_on >= ${today}::date) as holds_until
      from loans.loan
      where keeper_id = any(${ids}::uuid[]) and state in ('running', 'written-off') group by keeper_id`;
