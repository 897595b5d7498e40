import type { ListingOrder } from '@shuka/domain/marketplace';
import { isActive } from '#accounts';
import { rows, sql, type Db, type Query } from '#kit/db.ts';
import { listingColumns, type ListingRow } from './listing-store.ts';

type Page = { readonly after: string | null; readonly limit: number };

export const findOwnListings = (db: Db, keeperId: string, { after, limit }: Page): Promise<ListingRow[]> =>
  rows<ListingRow>(
    db,
    sql`select ${listingColumns} from marketplace.listing l
        where l.keeper_id = ${keeperId} ${after === null ? sql`` : sql`and l.id < ${after}::uuid`}
        order by l.id desc limit ${limit}`,
  );

type Asked = {
  /** As `cropWord` makes it; '' for any. */
  readonly crop: string;
  readonly stateCode: string;
  readonly lga: string;
  readonly day: string | null;
  readonly today: string;
  readonly order: ListingOrder;
  /** The row before this page: its id, and its price where the cheapest come first. */
  readonly after: { readonly id: string; readonly kobo: number } | null;
  readonly limit: number;
};

/** The order of ids, of a crop as the text that its indexes have. */
const idOf = (crop: string): Query => (crop === '' ? sql`l.id` : sql`l.id::text collate "C"`);

const afterRow = ({ after, order, crop }: Asked): Query => {
  if (after === null) return sql``;
  if (order === 'cheapest') return sql`and (l.kobo_per_kilogram, l.id) > (${after.kobo}, ${after.id}::uuid)`;
  return crop === '' ? sql`and l.id < ${after.id}::uuid` : sql`and ${idOf(crop)} < ${after.id}::uuid::text`;
};

/** What is for sale now. Each filter that is not asked for is left out of the words, so that an index serves it. */
export const findOpenListings = (db: Db, asked: Asked): Promise<ListingRow[]> => {
  const { crop, stateCode, lga, day, today, order, limit } = asked;
  return rows<ListingRow>(
    db,
    sql`select ${listingColumns} from marketplace.listing l
        where l.closed_at is null and l.left_grams > 0 and l.until_day >= ${today} and ${isActive(sql`l.keeper_id`)}
          ${crop === '' ? sql`` : sql`and l.crop_word = ${crop}`}
          ${stateCode === '' ? sql`` : sql`and l.state_code = ${stateCode}`}
          ${stateCode === '' || lga === '' ? sql`` : sql`and l.lga = ${lga}`}
          ${day === null ? sql`` : sql`and ${day}::date between l.from_day and l.until_day`}
          ${afterRow(asked)}
        order by ${order === 'cheapest' ? sql`l.kobo_per_kilogram, l.id` : sql`${idOf(crop)} desc`} limit ${limit}`,
  );
};
