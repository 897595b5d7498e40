import { row, run, sql, type Db } from '#kit/db.ts';

/** An errand: a manager visits one farm of a farmer whom they do not look after, for one subject. */
type NewErrand = {
  readonly id: string;
  /** What it is for, such as an offer; it has one errand at a time. */
  readonly subjectId: string;
  readonly managerId: string;
  readonly farmerId: string;
  readonly farmId: string;
  readonly seasonId: string | null;
};

const showErrandsOf = (farmerIds: readonly string[]) => sql`select relations.show_errands(${farmerIds}::uuid[])`;

/** Puts errands to these farmers on the phones of those who have them, or takes them away, as who looks after whom now asks. */
export const showErrands = (db: Db, farmerIds: readonly string[]) => run(db, showErrandsOf(farmerIds));

/** Begins an errand; from now on its farm is on the manager's phones. The subject has no other that lasts. */
export const beginErrand = async (db: Db, one: NewErrand, now: Date): Promise<void> => {
  await run(
    db,
    sql`insert into relations.errand (id, subject_id, manager_id, farmer_id, farm_id, season_id, from_at)
        values (${one.id}, ${one.subjectId}, ${one.managerId}, ${one.farmerId}, ${one.farmId}, ${one.seasonId}, ${now})`,
  );
  await showErrands(db, [one.farmerId]);
};

/** Ends the errand of a subject, if it has one that lasts: its farm leaves the manager's phones. */
export const endErrand = async (db: Db, subjectId: string, now: Date): Promise<void> => {
  const ended = await row<{ farmerId: string }>(
    db,
    sql`update relations.errand set until_at = greatest(from_at, ${now}::timestamptz)
        where subject_id = ${subjectId} and until_at is null returning farmer_id as "farmerId"`,
  );
  if (ended !== null) await showErrands(db, [ended.farmerId]);
};

/** The manager who has the errand of a subject now, and for which season; null for nobody. */
export const findErrandOf = (
  db: Db,
  subjectId: string,
): Promise<{ readonly managerId: string; readonly seasonId: string | null } | null> =>
  row(
    db,
    sql`select manager_id as "managerId", season_id as "seasonId" from relations.errand
        where subject_id = ${subjectId} and until_at is null`,
  );

/** Whether a manager has an errand to a farm now. */
export const hasErrand = async (db: Db, managerId: string, farmId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from relations.errand
        where manager_id = ${managerId} and farm_id = ${farmId} and until_at is null limit 1`,
  )) !== null;

/** Whether a manager had an errand to a farm on a day of Nigeria: what was done then counts, though it is sent later. */
export const hadErrandOn = async (db: Db, managerId: string, farmId: string | null, day: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from relations.errand
        where manager_id = ${managerId} and farm_id = ${farmId}
          and ${day}::date >= (from_at at time zone 'Africa/Lagos')::date
          and (until_at is null or ${day}::date <= (until_at at time zone 'Africa/Lagos')::date) limit 1`,
  )) !== null;

/** Whether a manager has or ever had an errand to any farm of a farmer, or to this very one. */
export const everHadErrand = async (
  db: Db,
  managerId: string,
  to: { readonly farmerId: string } | { readonly farmId: string },
): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from relations.errand where manager_id = ${managerId}
          and ${'farmId' in to ? sql`farm_id = ${to.farmId}` : sql`farmer_id = ${to.farmerId}`} limit 1`,
  )) !== null;
