import type { VaultKind } from '@shuka/domain/accounts';
import { rows, sql, type Db } from '#kit/db.ts';

/** What a farmer is compared with others by; '' and null where nobody said. */
type FactsOfFarmer = {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
  village: string;
  stateCode: string;
  lga: string;
  gender: string | null;
  birthYear: number | null;
};

/** Of those of these accounts that are open farmers'. */
export const findFactsOfFarmers = (db: Db, accountIds: readonly string[]): Promise<FactsOfFarmer[]> =>
  rows<FactsOfFarmer>(
    db,
    sql`select a.id, a.first_name as "firstName", a.last_name as "lastName", coalesce(a.phone, '') as phone,
          coalesce(p.location, '') as village, coalesce(p.state_code, '') as "stateCode", coalesce(p.lga, '') as lga,
          p.gender, coalesce(extract(year from p.birth_date)::int, s.birth_year) as "birthYear"
        from accounts.account a
          left join accounts.profile p on p.id = a.id and p.removed_at is null
          left join accounts.assisted s on s.id = a.id and s.removed_at is null
        where a.id = any(${accountIds}::uuid[]) and a.state = 'active' and 'farmer' = any(a.roles)`,
  );

/** More than a household has; beyond it a number is no sign of anybody. */
const mostSharers = 20;

/** Other farmers with the same phone number. */
export const findPhoneSharers = async (db: Db, accountId: string, phone: string): Promise<string[]> =>
  phone === ''
    ? []
    : (
        await rows<{ id: string }>(
          db,
          sql`select id from accounts.account
              where phone = ${phone} and id <> ${accountId} and 'farmer' = any(roles) and state = 'active'
              order by id desc limit ${mostSharers}`,
        )
      ).map(({ id }) => id);

/** Other accounts with the same number in the vault, by the number's kind. A virtual NIN is made anew for each use. */
export const findNumberTwins = (db: Db, accountId: string): Promise<{ id: string; kind: VaultKind }[]> =>
  rows(
    db,
    sql`select other.account_id as id, other.kind from accounts.identity_number mine
          join accounts.identity_number other on other.twin_hash = mine.twin_hash and other.account_id <> mine.account_id
        where mine.account_id = ${accountId} and mine.kind <> 'vnin' limit ${mostSharers}`,
  );

/** Farmers' accounts after one, by id: a page of all there are. */
export const findFarmersAfter = async (db: Db, after: string, limit: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from accounts.account where id > ${after} and 'farmer' = any(roles) order by id limit ${limit}`,
    )
  ).map(({ id }) => id);
