import type { Programme, ProgrammeDraft } from '@shuka/domain/integrations';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, name, place, made_at as "madeAt", ended_at as "endedAt"`;

export const insertProgramme = (db: Db, { id, name, place }: ProgrammeDraft, madeBy: string, now: Date) =>
  run(
    db,
    sql`insert into integrations.programme (id, name, place, made_by, made_at)
        values (${id}, ${name}, ${place}, ${madeBy}, ${now})`,
  );

export const countProgrammes = async (db: Db): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::int as count from integrations.programme where ended_at is null`,
    )
  )?.count ?? 0;

export const findProgramme = (db: Db, id: string): Promise<Programme | null> =>
  row<Programme>(db, sql`select ${columns} from integrations.programme where id = ${id}`);

/** One page of programmes, the newest first. */
export const findProgrammes = (db: Db, after: string | null, limit: number): Promise<Programme[]> =>
  rows<Programme>(
    db,
    sql`select ${columns} from integrations.programme where (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

/** Ends a programme; one that ended stays as it was. Null where there is none of that id. */
export const setEnded = (db: Db, id: string, by: string, now: Date): Promise<Programme | null> =>
  row<Programme>(
    db,
    sql`update integrations.programme set ended_by = coalesce(ended_by, ${by}), ended_at = coalesce(ended_at, ${now})
        where id = ${id} returning ${columns}`,
  );
