import type { HoldingState, PortfolioShare } from '@shuka/domain/investments';
import { row, rows, sql, type Db } from '#kit/db.ts';
import { holdingColumns, withOffer, type HoldingRow } from './holding-store.ts';

/* What one investor has, all of it. Months and years are those of Nigeria. */

type Wanted = {
  /** Null for all. */
  readonly states: readonly HoldingState[] | null;
  /** The id that the page begins below. */
  readonly below: string | null;
  readonly limit: number;
};

/** Holdings of an investor, the newest first: their ids are UUIDv7, so their order is that of birth. */
export const findHoldings = (db: Db, investorId: string, { states, below, limit }: Wanted): Promise<HoldingRow[]> => {
  const further = below === null ? sql`` : sql`and n.id < ${below}`;
  const newest =
    states === null
      ? sql`select n.id from investments.holding n
            where n.investor_id = ${investorId} ${further} order by n.id desc limit ${limit}`
      : sql`select found.id from unnest(${states}::text[]) as wanted (state), lateral (
              select n.id from investments.holding n
              where n.investor_id = ${investorId} and n.state = wanted.state ${further}
              order by n.id desc limit ${limit}) as found`;
  return rows<HoldingRow>(
    db,
    sql`select ${holdingColumns} from ${withOffer}
        where h.id in (${newest}) order by h.id desc limit ${limit}`,
  );
};

const putIn = sql`h.state in ('paid', 'active', 'completed')`;

/** What was put in, hoped for and brought, by the crop or by the state of the farms; the most first. */
export const findShares = (db: Db, investorId: string, by: 'crop' | 'state'): Promise<PortfolioShare[]> =>
  rows<PortfolioShare>(
    db,
    sql`select ${by === 'crop' ? sql`min(o.crop)` : sql`o.state_code`} as name, count(*) as holdings,
          sum(h.amount_kobo)::bigint as "amountKobo", sum(h.expected_kobo)::bigint as "expectedKobo",
          coalesce(sum(h.realised_kobo), 0)::bigint as "realisedKobo"
        from ${withOffer} where h.investor_id = ${investorId} and ${putIn}
        group by ${by === 'crop' ? sql`lower(o.crop)` : sql`o.state_code`}
        order by "amountKobo" desc, name`,
  );

type Month = { readonly month: string; readonly investedKobo: number; readonly realisedKobo: number };

const monthOf = (instant: 'paid' | 'ended') =>
  sql`to_char(${instant === 'paid' ? sql`h.paid_at` : sql`h.ended_at`} at time zone 'Africa/Lagos', 'YYYY-MM')`;

/** What was put in and what came back, month by month ('YYYY-MM'), the first first; months without either are left out. */
export const findMonths = (db: Db, investorId: string): Promise<Month[]> =>
  rows<Month>(
    db,
    sql`select month, sum(invested)::bigint as "investedKobo", sum(realised)::bigint as "realisedKobo" from (
          select ${monthOf('paid')} as month, h.amount_kobo as invested, 0::bigint as realised
          from investments.holding h where h.investor_id = ${investorId} and ${putIn}
          union all
          select ${monthOf('ended')}, 0, h.realised_kobo
          from investments.holding h where h.investor_id = ${investorId} and h.state = 'completed'
        ) as both_ways group by month order by month`,
  );

/** What completed holdings brought less than was put in, each for itself: what others gained makes up for nothing. */
export const sumLost = async (db: Db, investorId: string): Promise<number> =>
  (
    await row<{ kobo: number }>(
      db,
      sql`select coalesce(sum(amount_kobo - realised_kobo), 0)::bigint as kobo from investments.holding
          where investor_id = ${investorId} and state = 'completed' and realised_kobo < amount_kobo`,
    )
  )?.kobo ?? 0;

/** Holdings whose money moved in a year, or ever; those that were paid for first first. */
export const findStatementRows = (
  db: Db,
  investorId: string,
  year: string | null,
  limit: number,
): Promise<HoldingRow[]> =>
  rows<HoldingRow>(
    db,
    sql`select ${holdingColumns} from ${withOffer}
        where h.investor_id = ${investorId} and h.paid_at is not null
          ${
            year === null
              ? sql``
              : sql`and (${monthOf('paid')} like ${`${year}-%`} or ${monthOf('ended')} like ${`${year}-%`})`
          }
        order by h.paid_at, h.id limit ${limit}`,
  );
