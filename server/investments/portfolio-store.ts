import type { HoldingState, PortfolioShare } from '@shuka/domain/investments';
import { rows, sql, type Db } from '#kit/db.ts';
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

type Month = { readonly month: string; readonly investedKobo: number; readonly realisedKobo: number };

const monthOf = (instant: 'paid' | 'ended') =>
  sql`to_char(${instant === 'paid' ? sql`h.paid_at` : sql`h.ended_at`} at time zone 'Africa/Lagos', 'YYYY-MM')`;

/** All that an investor put in, looked at from four sides. */
type PutIn = {
  /** The most first. */
  readonly byCrop: PortfolioShare[];
  readonly byState: PortfolioShare[];
  /** By 'YYYY-MM', the first first; months in which nothing was put in or came back are left out. */
  readonly byMonth: Month[];
  /** What completed holdings brought less than was put in, each for itself: what others gained makes up for nothing. */
  readonly lostKobo: number;
};

type Side = PortfolioShare & { readonly side: 'crop' | 'state' | 'month' | 'lost' };

const byMost = (one: PortfolioShare, other: PortfolioShare): number =>
  other.amountKobo - one.amountKobo || (one.name < other.name ? -1 : 1);

/** What an investor put in, hoped for and had back: all of their holdings are read once, however it is summed. */
export const findPutIn = async (db: Db, investorId: string): Promise<PutIn> => {
  const found = await rows<Side>(
    db,
    sql`with mine as materialized (
          select h.state, o.crop, o.state_code, h.amount_kobo as amount, h.expected_kobo as expected,
            h.realised_kobo as realised, ${monthOf('paid')} as paid_in, ${monthOf('ended')} as ended_in
          from ${withOffer}
          where h.investor_id = ${investorId} and h.state in ('paid', 'active', 'completed')
        ), monthly as (
          select paid_in as month, amount, 0::bigint as realised from mine
          union all select ended_in, 0, realised from mine where state = 'completed'
        )
        select 'crop' as side, min(crop) as name, count(*) as holdings, sum(amount)::bigint as "amountKobo",
          sum(expected)::bigint as "expectedKobo", coalesce(sum(realised), 0)::bigint as "realisedKobo"
        from mine group by lower(crop)
        union all
        select 'state', state_code, count(*), sum(amount)::bigint, sum(expected)::bigint, coalesce(sum(realised), 0)::bigint
        from mine group by state_code
        union all
        select 'month', month, count(*), sum(amount)::bigint, 0, sum(realised)::bigint from monthly group by month
        union all
        select 'lost', '', count(*), coalesce(sum(amount - realised), 0)::bigint, 0, 0 from mine
        where state = 'completed' and realised < amount`,
  );
  const of = (wanted: Side['side']): PortfolioShare[] =>
    found.filter(({ side }) => side === wanted).map(({ side: _side, ...share }) => share);
  const months = of('month').toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    byCrop: of('crop').toSorted(byMost),
    byState: of('state').toSorted(byMost),
    byMonth: months.map(({ name, amountKobo, realisedKobo }) => ({
      month: name,
      investedKobo: amountKobo,
      realisedKobo,
    })),
    lostKobo: of('lost')[0]?.amountKobo ?? 0,
  };
};

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
