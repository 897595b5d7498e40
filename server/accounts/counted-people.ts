import { rows, sql, type Db, type Query } from '#kit/db.ts';

/**
 * Those of these people who are farmers with an open account, as a table for the query that counts them: `account_id`,
 * `state_code` and `lga` where they say they live ('' for unsaid), `gender`, `birth_year`, and `has_agreed`: they agree to
 * something now, or agreed with proof when somebody registered them.
 */
export const countedPeople = (ids: readonly string[]): Query =>
  sql`select a.id as account_id, coalesce(p.state_code, '') as state_code, coalesce(p.lga, '') as lga, p.gender,
        coalesce(extract(year from coalesce(p.birth_date, s.birth_date)), s.birth_year)::smallint as birth_year,
        coalesce(s.proof_key is not null and s.denied_at is null, false) or exists (
          select 1 from (select distinct on (c.purpose) c.is_given from accounts.consent c where c.keeper_id = a.id
            order by c.purpose, c.said_at desc, c.id desc) said where said.is_given) as has_agreed
      from accounts.account a left join accounts.profile p on p.id = a.id and p.removed_at is null
        left join accounts.assisted s on s.id = a.id and s.removed_at is null
      where a.id = any(${ids}::uuid[]) and a.state = 'active' and 'farmer' = any(a.roles)`;

/** One page of the ids of farmers with an open account, by id. */
export const findFarmerIdsAfter = async (db: Db, after: string, limit: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from accounts.account where id > ${after}::uuid and state = 'active' and 'farmer' = any(roles)
          order by id limit ${limit}`,
    )
  ).map(({ id }) => id);
