import { sql, type Query } from '#kit/db.ts';

/**
 * What these people sold out of their stores in the last year, as a table for the query that counts them: `account_id` and
 * `sold_grams`; what was taken back does not count.
 */
export const countedSales = (ids: readonly string[], today: string): Query =>
  sql`select s.keeper_id as account_id, sum(s.gone_grams)::bigint as sold_grams, min(s.happened_on) + 364 as holds_until
      from lots.step s
      where s.keeper_id = any(${ids}::uuid[]) and s.gone is not null and s.gone ->> 'reason' = 'sold'
        and s.removed_at is null and s.happened_on > ${today}::date - 365
        and not exists (select 1 from lots.step t where t.takes_back = s.id)
      group by s.keeper_id`;

/** The lots they put into store in the last year, in the same way: `lots`, and `plotted_lots` whose plot is known. */
export const countedLots = (ids: readonly string[], today: string): Query =>
  sql`select l.keeper_id as account_id, count(*)::integer as lots, count(l.plot_id)::integer as plotted_lots,
        min(l.born_on) + 364 as holds_until
      from lots.lot l
      where l.keeper_id = any(${ids}::uuid[]) and l.harvest_id is not null and l.parents = '{}'
        and l.born_on > ${today}::date - 365 and not exists (select 1 from lots.step t where t.takes_back = l.born_by)
      group by l.keeper_id`;
