import {
  importLimits,
  type FileFault,
  type ImportFormat,
  type ImportKind,
  type ImportRun,
} from '@shuka/domain/imports';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const runFields = sql`id, kind, format, file_name as "fileName", papers_at as "papersAt", state, fault,
  fault_columns as "faultColumns", ignored, read, total, good, bad, done, failed, undone, kept, made_at as "madeAt",
  applied_at as "appliedAt",
  (applied_at + make_interval(days => ${importLimits.undoDays.value})) as "undoUntil"`;

export type NewImport = {
  readonly id: string;
  readonly kind: ImportKind;
  readonly format: ImportFormat;
  readonly fileName: string;
  readonly papersAt: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly fileKey: string;
  readonly madeBy: string;
  /** Whose caseload the list is limited to; null for one of the office. */
  readonly ofManager: string | null;
};

export const insertImport = (db: Db, made: NewImport, now: Date) =>
  run(
    db,
    sql`insert into imports.import (id, kind, format, file_name, papers_at, fields, file_key, state, made_by,
          made_at, of_manager)
        values (${made.id}, ${made.kind}, ${made.format}, ${made.fileName}, ${made.papersAt},
          ${JSON.stringify(made.fields)}::jsonb, ${made.fileKey}, 'reading', ${made.madeBy}, ${now},
          ${made.ofManager})`,
  );

/** One page of the lists that were brought, the newest first; of one manager where one is named. */
export const findImports = (
  db: Db,
  ofManager: string | null,
  after: string | null,
  limit: number,
): Promise<ImportRun[]> =>
  rows<ImportRun>(
    db,
    sql`select ${runFields} from imports.import
        where ${ofManager === null ? sql`true` : sql`of_manager = ${ofManager}`}
          and (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

/** Whose caseload a list is limited to, null for one of the office; undefined for no list. */
export const findManagerOf = async (db: Db, importId: string): Promise<string | null | undefined> =>
  (
    await row<{ ofManager: string | null }>(
      db,
      sql`select of_manager as "ofManager" from imports.import where id = ${importId}`,
    )
  )?.ofManager;

export const findImport = (db: Db, importId: string): Promise<ImportRun | null> =>
  row<ImportRun>(db, sql`select ${runFields} from imports.import where id = ${importId}`);

/** A list as those who work on it need it. */
export type HeldImport = Pick<
  ImportRun,
  'id' | 'kind' | 'format' | 'state' | 'read' | 'papersAt' | 'madeAt' | 'undoUntil'
> & {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileKey: string | null;
  readonly confirmedBy: string | null;
  readonly undoneBy: string | null;
  readonly ofManager: string | null;
};

/** A list with its row locked: two who work on it do so one after the other. */
export const holdImport = (db: Db, importId: string): Promise<HeldImport | null> =>
  row<HeldImport>(
    db,
    sql`select id, kind, format, state, read, papers_at as "papersAt", made_at as "madeAt", fields, file_key as "fileKey",
          confirmed_by as "confirmedBy", undone_by as "undoneBy", of_manager as "ofManager",
          (applied_at + make_interval(days => ${importLimits.undoDays.value})) as "undoUntil"
        from imports.import where id = ${importId} for no key update`,
  );

export const findColumns = async (db: Db, importId: string): Promise<readonly string[] | null> =>
  (await row<{ columns: string[] }>(db, sql`select columns from imports.import where id = ${importId}`))?.columns ??
  null;

/** What the first line of a file says. */
export const setColumns = (db: Db, importId: string, columns: readonly string[], ignored: readonly string[]) =>
  run(
    db,
    sql`update imports.import set columns = ${columns}::text[], ignored = ${ignored}::text[] where id = ${importId}`,
  );

/** Says that a file cannot be read as a whole; what was read of it is of no use and goes. */
export const refuseImport = async (
  db: Db,
  importId: string,
  { fault, columns }: { readonly fault: FileFault; readonly columns: readonly string[] },
): Promise<void> => {
  await run(db, sql`delete from imports.row where import_id = ${importId}`);
  await run(
    db,
    sql`update imports.import set state = 'refused', fault = ${fault}, fault_columns = ${columns.slice(0, 20)}::text[],
          read = 0, good = 0, bad = 0, total = null, file_key = null
        where id = ${importId}`,
  );
};

export const addRead = (db: Db, importId: string, good: number, bad: number) =>
  run(
    db,
    sql`update imports.import set read = read + ${good + bad}, good = good + ${good}, bad = bad + ${bad}
        where id = ${importId}`,
  );

export const finishReading = (db: Db, importId: string) =>
  run(db, sql`update imports.import set state = 'checked', total = read, file_key = null where id = ${importId}`);

/** Whether another list waits to be read from the same file. */
export const isFileWanted = async (db: Db, fileKey: string): Promise<boolean> =>
  (await row(db, sql`select 1 from imports.import where file_key = ${fileKey} limit 1`)) !== null;

export const setApplying = (db: Db, importId: string, by: string, now: Date) =>
  run(
    db,
    sql`update imports.import set state = 'applying', confirmed_by = coalesce(confirmed_by, ${by}),
          confirmed_at = coalesce(confirmed_at, ${now})
        where id = ${importId}`,
  );

export const addApplied = (db: Db, importId: string, done: number, failed: number) =>
  run(db, sql`update imports.import set done = done + ${done}, failed = failed + ${failed} where id = ${importId}`);

export const finishApplying = (db: Db, importId: string, now: Date) =>
  run(db, sql`update imports.import set state = 'applied', applied_at = ${now} where id = ${importId}`);

export const setUndoing = (db: Db, importId: string, by: string) =>
  run(
    db,
    sql`update imports.import set state = 'undoing', undone_by = coalesce(undone_by, ${by}) where id = ${importId}`,
  );

export const addUndone = (db: Db, importId: string, undone: number, kept: number) =>
  run(db, sql`update imports.import set undone = undone + ${undone}, kept = kept + ${kept} where id = ${importId}`);

export const finishUndoing = (db: Db, importId: string, now: Date) =>
  run(db, sql`update imports.import set state = 'undone', undone_at = ${now} where id = ${importId}`);
