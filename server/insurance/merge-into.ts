import { moveKept, type MergeInto } from '#kit/merging.ts';
import { run, sql } from '#kit/db.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['insurance.cover', 'insurance.referral'] as const;

/** A farmer who asked from both accounts is called once. */
export const mergeInto: MergeInto = async ({ db }, pair) => {
  await run(
    db,
    sql`delete from insurance.referral one where one.keeper_id = ${pair.fromId} and exists (
          select 1 from insurance.referral other where other.keeper_id = ${pair.intoId})`,
  );
  await moveKept(db, keptTables, pair);
};
