import type { OfferState, Risk } from '@shuka/domain/investments';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';
import { offerColumns, type OfferRow } from './offer-store.ts';

/** What a list of published offers is narrowed by. */
export type OfferFilter = {
  readonly isOpen: boolean;
  readonly stateCode: string | undefined;
  readonly crop: string | undefined;
  readonly risk: Risk | undefined;
  readonly mostMonths: number | undefined;
};

type Asked = { readonly after: PublishedPlace | null; readonly limit: number };

/** The conditions of a filter on the table that stands as `t`, whose crops in small letters are `cropKey`. */
const narrow = ({ isOpen, stateCode, crop, risk, mostMonths }: OfferFilter, cropKey: Query): Query => sql`
  ${isOpen ? sql`and t.state = 'published'` : sql``}
  ${stateCode === undefined ? sql`` : sql`and t.state_code = ${stateCode}`}
  ${crop === undefined ? sql`` : sql`and ${cropKey} = lower(${crop})`}
  ${risk === undefined ? sql`` : sql`and t.risk = ${risk}`}
  ${mostMonths === undefined ? sql`` : sql`and t.duration_months <= ${mostMonths}`}`;

const below = (after: PublishedPlace | null): Query =>
  after === null ? sql`` : sql`and (t.published_at, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;

/** The place of an offer in a list by when it was published. */
type PublishedPlace = readonly [publishedAt: string, id: string];

/** Goes through the offers from the newest on until there are enough: quick where much is of the filter. */
const amongNewest = (filter: OfferFilter, { after, limit }: Asked): Query =>
  sql`select t.id from investments.offer t
      where t.published_at is not null ${narrow(filter, sql`lower(t.crop)`)} ${below(after)}
      order by t.published_at desc, t.id desc limit ${limit}`;

/** Takes the newest of each kind of offer that is counted: quick where little is of the filter. */
const amongKinds = (filter: OfferFilter, { after, limit }: Asked): Query =>
  sql`select newest.id from
        (select * from investments.offer_tally t where t.offers > 0 ${narrow(filter, sql`t.crop_key`)}) as kind,
        lateral (
          select t.id, t.published_at from investments.offer t
          where t.state = kind.state and t.state_code = kind.state_code and lower(t.crop) = kind.crop_key
            and t.risk = kind.risk and t.duration_months = kind.duration_months and t.published_at is not null
            ${below(after)}
          order by t.published_at desc, t.id desc limit ${limit}) as newest
      order by newest.published_at desc, newest.id desc limit ${limit}`;

/** So many offers are gone through for a page at most, as far as the counters tell. */
const mostLooked = 1000;

/** One page of published offers, the newest first. @param counts what `countPublished` says of the same filter. */
export const findPublished = async (
  db: Db,
  filter: OfferFilter,
  asked: Asked,
  { total, among }: Counts,
): Promise<OfferRow[]> => {
  if (total === 0) return [];
  const isDense = (asked.limit * among) / total <= mostLooked;
  const found = isDense ? amongNewest(filter, asked) : amongKinds(filter, asked);
  return rows<OfferRow>(
    db,
    sql`select ${offerColumns} from investments.offer o where o.id in (${found})
        order by o.published_at desc, o.id desc`,
  );
};

/** How many there are of a filter, and among how many they are looked for. */
export type Counts = { readonly total: number; readonly among: number };

/** From the counters that are kept with each change. */
export const countPublished = async (db: Db, filter: OfferFilter): Promise<Counts> =>
  (await row<Counts>(
    db,
    sql`select coalesce(sum(offers) filter (where true ${narrow(filter, sql`t.crop_key`)}), 0)::bigint as total,
          coalesce(sum(offers), 0)::bigint as among
        from investments.offer_tally t ${filter.isOpen ? sql`where t.state = 'published'` : sql``}`,
  )) ?? { total: 0, among: 0 };

/** One page of those of which `whose` is true, the newest first: ids are UUIDv7, so their order is that of birth. */
const offersPage = (db: Db, whose: Query, after: string | null, limit: number): Promise<OfferRow[]> =>
  rows<OfferRow>(
    db,
    sql`select ${offerColumns} from investments.offer o
        where ${whose} ${after === null ? sql`` : sql`and id < ${after}`} order by id desc limit ${limit}`,
  );

/** One page of everybody's. */
export const findByState = (
  db: Db,
  state: OfferState | undefined,
  after: string | null,
  limit: number,
): Promise<OfferRow[]> => offersPage(db, state === undefined ? sql`true` : sql`state = ${state}`, after, limit);

/** Whose offers a list is of: of farms that somebody keeps, that they promote, or that they verify. */
export type Whose = {
  readonly keeperIds: readonly string[];
  readonly promoterId: string | null;
  readonly verifierId: string | null;
};

/** One page of somebody's. A verifier sees what was handed in, not what is still being written. */
export const findOffersOf = (
  db: Db,
  { keeperIds, promoterId, verifierId }: Whose,
  after: string | null,
  limit: number,
): Promise<OfferRow[]> =>
  offersPage(
    db,
    sql`(keeper_id = any(${keeperIds}::uuid[]) or promoter_id = ${promoterId}
          or (verifier_id = ${verifierId} and state not in ('draft', 'withdrawn')))`,
    after,
    limit,
  );

/** Offers that should have been closed by now, from after an id on. */
export const findPastClosing = async (db: Db, after: string, today: string, limit: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from investments.offer
          where state = 'published' and closes_on < ${today}::date and id > ${after} order by id limit ${limit}`,
    )
  ).map(({ id }) => id);
