import type { Role } from '@shuka/domain/kit/viewer.ts';
import { rows, sql, type Db, type Query } from '#kit/db.ts';

/** Where a person says they live; '' for what they did not say. */
type PlaceOf = { readonly stateCode: string; readonly lga: string; readonly village: string };

const place = sql`coalesce(p.state_code, '') as "stateCode", coalesce(p.lga, '') as lga, coalesce(p.location, '') as village`;

/** The places of these people. */
export const findPlaces = (db: Db, accountIds: readonly string[]): Promise<(PlaceOf & { accountId: string })[]> =>
  rows(
    db,
    sql`select a.id as "accountId", ${place} from accounts.account a left join accounts.profile p on p.id = a.id
        where a.id = any(${accountIds}::uuid[])`,
  );

/** Where everybody says they live, as a table of `account_id`, `state_code` and `lga` for another slice's query; '' where they did not say. */
export const placeTable: Query = sql`select a.id as account_id, coalesce(p.state_code, '') as state_code,
    coalesce(p.lga, '') as lga
  from accounts.account a left join accounts.profile p on p.id = a.id`;

/** Open accounts of a role as a table of `account_id`, of one state or LGA where they are not ''. */
export const livingAs = (one: { readonly role: Role; readonly stateCode: string; readonly lga: string }): Query =>
  sql`select a.id as account_id from accounts.account a
      ${
        one.stateCode === ''
          ? sql``
          : sql`join accounts.profile p on p.id = a.id and p.state_code = ${one.stateCode}
        and (${one.lga} = '' or p.lga = ${one.lga})`
      }
      where a.state = 'active' and ${one.role} = any(a.roles)`;

/** How many of these people live in each village, the most first. */
export const countVillages = (db: Db, people: Query): Promise<(PlaceOf & { farmers: number })[]> =>
  rows(
    db,
    sql`select ${place}, count(*) as farmers from (${people}) c left join accounts.profile p on p.id = c.farmer_id
        group by 1, 2, 3 order by 4 desc, 1, 2, 3`,
  );

/** Those of these people who live in one village. */
export const findLivingIn = async (db: Db, people: Query, { stateCode, lga, village }: PlaceOf): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select c.farmer_id as id from (${people}) c left join accounts.profile p on p.id = c.farmer_id
          where coalesce(p.state_code, '') = ${stateCode} and coalesce(p.lga, '') = ${lga}
            and coalesce(p.location, '') = ${village} order by 1`,
    )
  ).map(({ id }) => id);
