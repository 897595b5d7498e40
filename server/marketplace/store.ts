import type { Business, BusinessSaidBy } from '@shuka/domain/marketplace';
import { row, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

const columns = sql`id, keeper_id as "keeperId", name, state_code as "stateCode", lga, address, farm_size as "farmSize",
  owner, email, phone, cac_class as "cacClass", cac_number as "cacNumber", cac_date::text as "cacDate", type,
  yearly_tonnes as "yearlyTonnes", employees, product_count as "productCount", website, description, clashes, revision,
  created_at as "createdAt"`;

export const findBusiness = (db: Db, keeperId: string): Promise<Business | null> =>
  row<Business>(db, sql`select ${columns} from marketplace.business where id = ${keeperId} and removed_at is null`);

/** The business with its row locked, and who said each field last. */
export const holdBusiness = async (
  db: Db,
  keeperId: string,
): Promise<{ business: Business; saidBy: BusinessSaidBy } | null> => {
  const held = await row<Business & { saidBy: BusinessSaidBy }>(
    db,
    sql`select ${columns}, said_by as "saidBy" from marketplace.business
        where id = ${keeperId} and removed_at is null for no key update`,
  );
  if (held === null) return null;
  const { saidBy, ...business } = held;
  return { business, saidBy };
};

/** False when the keeper has a business already: another phone began it a moment ago. */
export const insertBusiness = async (db: Db, business: Business, saidBy: BusinessSaidBy): Promise<boolean> =>
  (await run(
    db,
    sql`insert into marketplace.business (id, keeper_id, name, state_code, lga, address, farm_size, owner, email, phone,
          cac_class, cac_number, cac_date, type, yearly_tonnes, employees, product_count, website, description, said_by,
          revision, created_at)
        values (${business.id}, ${business.keeperId}, ${business.name}, ${business.stateCode}, ${business.lga},
          ${business.address}, ${business.farmSize}, ${business.owner}, ${business.email}, ${business.phone},
          ${business.cacClass}, ${business.cacNumber}, ${business.cacDate}, ${business.type}, ${business.yearlyTonnes},
          ${business.employees}, ${business.productCount}, ${business.website}, ${business.description},
          ${JSON.stringify(saidBy)}::jsonb, ${business.revision}, ${business.createdAt})
        on conflict (id) do nothing`,
  )) === 1;

export const updateBusiness = (db: Db, business: Business, saidBy: BusinessSaidBy) =>
  run(
    db,
    sql`update marketplace.business set name = ${business.name}, state_code = ${business.stateCode}, lga = ${business.lga},
          address = ${business.address}, farm_size = ${business.farmSize}, owner = ${business.owner},
          email = ${business.email}, phone = ${business.phone}, cac_class = ${business.cacClass},
          cac_number = ${business.cacNumber}, cac_date = ${business.cacDate}, type = ${business.type},
          yearly_tonnes = ${business.yearlyTonnes}, employees = ${business.employees},
          product_count = ${business.productCount}, website = ${business.website},
          description = ${business.description}, clashes = ${JSON.stringify(business.clashes)}::jsonb,
          said_by = ${JSON.stringify(saidBy)}::jsonb, revision = ${business.revision}
        where id = ${business.id}`,
  );

/** Brings a keeper's business under another account that never had one. */
export const moveBusiness = (db: Db, { fromId, intoId }: MergedPair) =>
  run(
    db,
    sql`update marketplace.business set id = ${intoId}, keeper_id = ${intoId}
        where id = ${fromId} and not exists (select 1 from marketplace.business other where other.id = ${intoId})`,
  );

export const setBusinessAside = (db: Db, keeperId: string, now: Date) =>
  run(db, sql`update marketplace.business set removed_at = ${now} where id = ${keeperId} and removed_at is null`);
