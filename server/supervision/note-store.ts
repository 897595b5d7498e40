import type { NoteRow } from '@shuka/domain/supervision';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, by_name as "byName", text, created_at as "createdAt", seen_at as "seenAt"`;

export const findNote = (db: Db, noteId: string): Promise<{ managerId: string } | null> =>
  row(db, sql`select manager_id as "managerId" from supervision.note where id = ${noteId}`);

type Asked = { readonly managerId: string; readonly zoneId: string; readonly byId: string };

/**
 * The notes to a manager that a supervisor may read, the newest first: those written of this zone, while the manager was
 * posted to it, and their own. What was said in another zone stays between those who said it.
 */
export const findNotesTo = (db: Db, { managerId, zoneId, byId }: Asked, limit: number): Promise<NoteRow[]> =>
  rows<NoteRow>(
    db,
    sql`select ${columns} from supervision.note
        where manager_id = ${managerId} and (zone_id = ${zoneId} or by_id = ${byId}) order by id desc limit ${limit}`,
  );

type NewNote = {
  readonly id: string;
  readonly zoneId: string;
  readonly managerId: string;
  readonly byId: string;
  readonly byName: string;
  readonly text: string;
};

export const insertNote = (db: Db, note: NewNote, now: Date) =>
  run(
    db,
    sql`insert into supervision.note (id, zone_id, manager_id, by_id, by_name, text, created_at)
        values (${note.id}, ${note.zoneId}, ${note.managerId}, ${note.byId}, ${note.byName}, ${note.text}, ${now})`,
  );

/** The note as read; the first time counts. */
export const markSeen = async (db: Db, noteId: string, now: Date): Promise<NoteRow | null> => {
  await run(db, sql`update supervision.note set seen_at = ${now} where id = ${noteId} and seen_at is null`);
  return row<NoteRow>(db, sql`select ${columns} from supervision.note where id = ${noteId}`);
};
