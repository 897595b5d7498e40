import { row, run, sql, type Db } from '#kit/db.ts';

/** Whether a step stands for what was handed over: its keeper cannot take it back. */
export const isHanded = async (db: Db, stepId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from lots.handed where step_id = ${stepId}`)) !== null;

export const insertHanded = (db: Db, stepId: string, subjectId: string) =>
  run(db, sql`insert into lots.handed (step_id, subject_id) values (${stepId}, ${subjectId})`);

/** The step by which something was handed over for a subject, and whose it was; null for none. */
export const findHanded = (db: Db, subjectId: string): Promise<{ stepId: string; keeperId: string } | null> =>
  row(
    db,
    sql`select s.id as "stepId", s.keeper_id as "keeperId" from lots.handed h join lots.step s on s.id = h.step_id
        where h.subject_id = ${subjectId}`,
  );

/** How much of which lot was handed over for a subject, and whether it was put back since; null where nothing was. */
export const findHandedLot = (db: Db, subjectId: string): Promise<{ lotId: string; grams: number } | null> =>
  row(
    db,
    sql`select n.lot_id as "lotId", -n.grams as grams from lots.handed h join lots.line n on n.step_id = h.step_id
        where h.subject_id = ${subjectId} limit 1`,
  );
