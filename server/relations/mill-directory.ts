import { isActive } from '#accounts';
import { row, rows, sql, type Db } from '#kit/db.ts';

type OpenMill = { readonly companyId: string; readonly name: string; readonly stateCode: string; readonly lga: string };

type Asked = {
  readonly search: string;
  /** Whether buyers are looked for too. */
  readonly withBuyers?: boolean;
  readonly after: readonly string[] | null;
  readonly limit: number;
};

const beginsWith = (search: string): string => `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** One page of the mills that can be dealt with, by name; found by the beginning of it. */
export const findOpenMills = (db: Db, { search, withBuyers = false, after, limit }: Asked): Promise<OpenMill[]> => {
  const [name = '', id = '00000000-0000-0000-0000-000000000000'] = after ?? [];
  return rows<OpenMill>(
    db,
    sql`select c.id as "companyId", c.name, c.state_code as "stateCode", c.lga from relations.company c
        where c.kind = any(${withBuyers ? ['mill', 'buyer'] : ['mill']}) and ${isActive(sql`c.owner_id`)}
          and (lower(c.name), c.id) > (${name}, ${id}::uuid)
          and (${search} = '' or lower(c.name) like ${beginsWith(search)})
        order by lower(c.name), c.id limit ${limit}`,
  );
};

/** Whether a company is a mill that can be dealt with. */
export const isOpenMill = async (db: Db, companyId: string): Promise<boolean> =>
  (
    await rows(
      db,
      sql`select 1 from relations.company c
          where c.id = ${companyId} and c.kind = 'mill' and ${isActive(sql`c.owner_id`)}`,
    )
  ).length > 0;

/** The names of these companies, whatever became of them. */
export const findCompanyNames = async (db: Db, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await rows<{ id: string; name: string }>(
        db,
        sql`select id, name from relations.company where id = any(${companyIds}::uuid[])`,
      )
    ).map(({ id, name }) => [id, name]),
  );

/** A company that can be dealt with, whatever it is; null where there is none. */
export const findOpenCompany = (db: Db, companyId: string): Promise<{ readonly name: string } | null> =>
  row<{ name: string }>(
    db,
    sql`select c.name from relations.company c where c.id = ${companyId} and ${isActive(sql`c.owner_id`)}`,
  );

/** Who owns these companies, as long as they are there and approved. */
export const findOwners = async (db: Db, companyIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select c.owner_id as id from relations.company c
          where c.id = any(${companyIds}::uuid[]) and ${isActive(sql`c.owner_id`)}`,
    )
  ).map(({ id }) => id);
