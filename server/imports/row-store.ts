import type { RowFault, RowState } from '@shuka/domain/imports';
import { rows, run, sql, type Db } from '#kit/db.ts';

export type NewRow = {
  readonly line: number;
  readonly madeId: string;
  readonly cells: readonly string[];
  readonly draft: object | null;
  /** SHA-256 of what is alike for rows that say the same; null for a bad one. */
  readonly sameAs: Buffer | null;
  readonly faults: readonly RowFault[];
};

export const insertRows = (db: Db, importId: string, made: readonly NewRow[]) =>
  run(
    db,
    sql`insert into imports.row (import_id, line, made_id, cells, draft, same_as, state, faults)
        select ${importId}::uuid, r.line, r.made_id, array(select jsonb_array_elements_text(r.cells)), r.draft, r.same_as,
          case when r.same_as is null then 'bad' else 'good' end, r.faults
        from unnest(${made.map(({ line }) => line)}::integer[], ${made.map(({ madeId }) => madeId)}::uuid[],
          ${made.map(({ cells }) => JSON.stringify(cells))}::jsonb[],
          ${made.map(({ draft }) => (draft === null ? null : JSON.stringify(draft)))}::jsonb[],
          ${made.map(({ sameAs }) => sameAs)}::bytea[], ${made.map(({ faults }) => JSON.stringify(faults))}::jsonb[])
          as r (line, made_id, cells, draft, same_as, faults)`,
  );

/** Which of these were said already by an earlier row of the list, in hexadecimal digits. */
export const findSaid = async (db: Db, importId: string, sameAs: readonly Buffer[]): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ said: string }>(
        db,
        sql`select encode(same_as, 'hex') as said from imports.row
            where import_id = ${importId} and same_as = any(${sameAs}::bytea[])`,
      )
    ).map(({ said }) => said),
  );

/** A row as it waits for something to be done with it. */
export type WaitingRow<Draft> = { readonly line: number; readonly madeId: string; readonly draft: Draft };

/** The next rows of a list in a state, by their lines. */
export const findWaiting = <Draft>(
  db: Db,
  importId: string,
  state: RowState,
  limit: number,
): Promise<WaitingRow<Draft>[]> =>
  rows<WaitingRow<Draft>>(
    db,
    sql`select line, made_id as "madeId", draft from imports.row
        where import_id = ${importId} and state = ${state} order by line limit ${limit}`,
  );

export const setRows = (
  db: Db,
  importId: string,
  lines: readonly number[],
  state: RowState,
  fault: RowFault | null = null,
) =>
  run(
    db,
    sql`update imports.row set state = ${state}, faults = ${JSON.stringify(fault === null ? [] : [fault])}::jsonb
        where import_id = ${importId} and line = any(${lines}::integer[])`,
  );

type ShownRow = {
  readonly line: number;
  readonly state: RowState;
  readonly cells: readonly string[];
  readonly faults: readonly RowFault[];
};

/** Rows of a list in some states, by their lines. */
export const findRows = (
  db: Db,
  importId: string,
  states: readonly RowState[],
  after: number,
  limit: number,
): Promise<ShownRow[]> =>
  rows<ShownRow>(
    db,
    sql`select line, state, cells, faults from imports.row
        where import_id = ${importId} and state = any(${states}) and line > ${after} order by line limit ${limit}`,
  );

/**
 * Forgets what the rows of old lists said; that they were there, and what they made, stays. A list that is being written or
 * taken back needs them yet; one that somebody confirms at this moment is waited for. @returns of how many rows.
 */
export const forgetCells = (db: Db, before: Date, limit: number) =>
  run(
    db,
    sql`update imports.row set cells = '{}', draft = null where (import_id, line) in (
          select r.import_id, r.line from imports.import i join imports.row r on r.import_id = i.id
          where coalesce(i.applied_at, i.made_at) < ${before} and i.state not in ('applying', 'undoing')
            and r.cells <> '{}' limit ${limit} for no key update of i)`,
  );
