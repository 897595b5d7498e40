import {
  delinquencyOf,
  provisionBands,
  type Delinquency,
  type DelinquencyGroup,
  type GroupBand,
} from '@shuka/domain/loans';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { fullNamesOf, placeTable } from '#accounts';
import { rows, sql, type Db } from '#kit/db.ts';

/** What loans are sorted by; a place is that of their farmer, 'KN' or 'KN Bichi'. */
const columns = {
  product: sql`l.product_id::text`,
  manager: sql`l.recommended_by::text`,
  state: sql`w.state_code`,
  lga: sql`trim(w.state_code || ' ' || w.lga)`,
} as const;

const isByPlace = (by: DelinquencyGroup): boolean => by === 'state' || by === 'lga';

/** What is out of running loans, by group and by how late it is. */
const findGroupBands = async (db: Db, by: DelinquencyGroup, today: string): Promise<GroupBand[]> => {
  const days = provisionBands.map(({ fromDays }) => fromDays);
  const found = await rows<Omit<GroupBand, 'fromDays'> & { place: number }>(
    db,
    sql`select ${columns[by]} as id, width_bucket(greatest(0, ${today}::date - l.next_due_on), ${days}::integer[]) as place,
          count(*)::integer as loans, coalesce(sum(l.outstanding_kobo), 0)::bigint as "outstandingKobo"
        from loans.loan l ${isByPlace(by) ? sql`join (${placeTable}) w on w.account_id = l.keeper_id` : sql``}
        where l.state = 'running' group by 1, 2`,
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

/** 'Kano', or 'Bichi, Kano'; '' for people who did not say where they live. */
const placeNameOf = (id: string): string => {
  const [stateCode = '', ...lga] = id.split(' ');
  if (stateCode === '') return '';
  return [lga.join(' '), stateName(stateCode)].filter((part) => part !== '').join(', ');
};

/** What is late today, group by group with its name. @param most how many groups. */
export const findDelinquency = async (
  db: Db,
  by: DelinquencyGroup,
  today: string,
  most = Infinity,
): Promise<Delinquency[]> => {
  const found = delinquencyOf(await findGroupBands(db, by, today)).slice(0, most);
  const ids = found.map(({ id }) => id);
  if (isByPlace(by)) return found.map((one) => ({ ...one, name: placeNameOf(one.id) }));
  const names = await (by === 'product' ? findProductNames(db, ids) : fullNamesOf(db, ids));
  return found.map((one) => ({ ...one, name: names.get(one.id) ?? '' }));
};
