import { sql, type Query } from '#kit/db.ts';

/**
 * The covers of these people as a table for the query that counts them: `account_id` and `insured_square_metres` of plots
 * with a paid cover whose time is not over; a plot counts once.
 */
export const countedCovers = (ids: readonly string[], today: string): Query =>
  sql`select keeper_id as account_id, sum(square_metres)::bigint as insured_square_metres, min(holds) as holds_until
      from (
        select keeper_id, plot_id, max(square_metres) as square_metres, min(window_until) as holds from insurance.cover
        where keeper_id = any(${ids}::uuid[]) and state = 'active' and window_until >= ${today}::date
        group by keeper_id, plot_id
      ) plots group by keeper_id`;
