import type { Referral } from '@shuka/domain/insurance';
import { findNames } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

type Row = Omit<Referral, 'name' | 'phone'>;

const columns = sql`id, keeper_id as "keeperId", note, ${instantText(sql`asked_at`)} as "askedAt"`;

/** False when the farmer is referred already. */
export const insertReferral = async (
  db: Db,
  { id, keeperId, note }: Pick<Row, 'id' | 'keeperId' | 'note'>,
  by: string,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into insurance.referral (id, keeper_id, note, asked_by, asked_at)
        values (${id}, ${keeperId}, ${note}, ${by}, ${now}) on conflict (keeper_id) do nothing`,
  )) === 1;

/** The same with whom the insurer calls, and on which number. */
export const showReferrals = async (db: Db, referrals: readonly Row[]): Promise<Referral[]> => {
  const found = await findNames(
    db,
    referrals.map(({ keeperId }) => keeperId),
  );
  const people = new Map(found.map((one) => [one.accountId, one]));
  return referrals.map((one) => {
    const person = people.get(one.keeperId);
    return {
      ...one,
      name: person === undefined ? '' : `${person.firstName} ${person.lastName}`,
      phone: person?.phone ?? '',
    };
  });
};

export const findReferrals = (db: Db, after: string | null, limit: number): Promise<Row[]> =>
  rows<Row>(
    db,
    sql`select ${columns} from insurance.referral where (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

export const findReferralsOf = (db: Db, keeperId: string): Promise<Row[]> =>
  rows<Row>(db, sql`select ${columns} from insurance.referral where keeper_id = ${keeperId}`);
