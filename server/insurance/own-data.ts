import { findMerged } from '#accounts';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { findCoverDataOf } from './cover-store.ts';
import { findReferralsOf } from './referral-store.ts';

/** What somebody covered, whether an insurer was to call them, and the crop cuts they weighed. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => {
  const all = [accountId, ...(await findMerged(db, accountId))];
  return {
    covers: await findCoverDataOf(db, sql`c.keeper_id = any(${all}::uuid[])`),
    insuranceReferrals: await findReferralsOf(db, accountId),
    cropCuts: await rows(
      db,
      sql`select place, square_metres as "squareMetres", grams, cut_on::text as "cutOn" from insurance.crop_cut
          where recorded_by = any(${all}::uuid[]) or confirmed_by = any(${all}::uuid[]) order by id`,
    ),
  };
};

/** Nobody is called any more. What was covered and paid stays, under a number without a name. */
export const eraseFor = (db: Db, accountId: string): Promise<number> =>
  run(db, sql`delete from insurance.referral where keeper_id = ${accountId}`);
