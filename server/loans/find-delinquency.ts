import {
  delinquencyOf,
  provisionBands,
  type Delinquency,
  type DelinquencyGroup,
  type GroupBand,
} from '@shuka/domain/loans';
import { findNames } from '#accounts';
import { rows, sql, type Db } from '#kit/db.ts';

const columns = { product: sql`product_id`, manager: sql`recommended_by` } as const;

/** What is out of running loans, by group and by how late it is. */
const findGroupBands = async (db: Db, by: DelinquencyGroup, today: string): Promise<GroupBand[]> => {
  const days = provisionBands.map(({ fromDays }) => fromDays);
  const found = await rows<Omit<GroupBand, 'fromDays'> & { place: number }>(
    db,
    sql`select ${columns[by]} as id, width_bucket(greatest(0, ${today}::date - next_due_on), ${days}::integer[]) as place,
          count(*)::integer as loans, coalesce(sum(outstanding_kobo), 0)::bigint as "outstandingKobo"
        from loans.loan where state = 'running' group by ${columns[by]}, place`,
  );
  return found.map(({ place, ...band }) => ({ ...band, fromDays: days[place - 1] ?? 0 }));
};

const findProductNames = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await rows<{ id: string; name: string }>(
        db,
        sql`select distinct on (product_id) product_id as id, name from loans.product_version
            where product_id = any(${ids}::uuid[]) order by product_id, version desc`,
      )
    ).map(({ id, name }) => [id, name]),
  );

const findManagerNames = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map((await findNames(db, [...ids])).map((one) => [one.accountId, `${one.firstName} ${one.lastName}`.trim()]));

/** What is late today, group by group with its name. @param most how many groups. */
export const findDelinquency = async (
  db: Db,
  by: DelinquencyGroup,
  today: string,
  most = Infinity,
): Promise<Delinquency[]> => {
  const found = delinquencyOf(await findGroupBands(db, by, today)).slice(0, most);
  const ids = found.map(({ id }) => id);
  const names = await (by === 'product' ? findProductNames(db, ids) : findManagerNames(db, ids));
  return found.map((one) => ({ ...one, name: names.get(one.id) ?? '' }));
};
