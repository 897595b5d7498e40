import { instantText } from '#kit/instant-text.ts';
import { rows, sql } from '#kit/db.ts';
import { reader, textOf, type SyncedType } from '#kit/synced.ts';
import { readSeenPrices } from './price-store.ts';
import { voucherFields, vouchers } from './voucher-store.ts';

const fields = sql`keeper_id as "keeperId", name, state_code as "stateCode", lga, address, farm_size as "farmSize", owner,
  email, phone, cac_class as "cacClass", cac_number as "cacNumber", cac_date::text as "cacDate", type,
  yearly_tonnes as "yearlyTonnes", employees, product_count as "productCount", website, description, clashes, revision,
  ${instantText(sql`created_at`)} as "createdAt"`;

const business: SyncedType = { type: 'business', read: reader(sql`marketplace.business`, fields) };

const voucher: SyncedType = {
  type: 'voucher',
  read: (db, ids) =>
    rows(
      db,
      sql`select v.id, ${textOf(voucherFields)}
          from ${vouchers} where v.id = any(${ids}::uuid[]) and v.removed_at is null`,
    ),
};

/** What phones keep of the marketplace. */
export const synced: readonly SyncedType[] = [business, { type: 'price', read: readSeenPrices }, voucher];
