import { rows, sql, type Db, type Query } from '#kit/db.ts';

/** A record for the wire: `text` is the JSON of its row without the id, as PostgreSQL built it. */
export type SyncedRow = { readonly id: string; readonly text: string };

/** A kind of record that a slice lets phones keep. `type` is the name in `sync.change` and of the domain's row type. */
export type SyncedType = {
  readonly type: string;
  /** The rows of these ids; what is not there any more is left out. */
  readonly read: (db: Db, ids: readonly string[]) => Promise<SyncedRow[]>;
};

/** The JSON of a row for the wire: the fields that `fields` names, in the order of the schema. */
export const textOf = (fields: Query): Query =>
  sql`(select row_to_json(fields)::text from (select ${fields}) as fields) as text`;

/** Reads rows of one table, each as its id and the JSON of the fields that `fields` names. */
export const reader =
  (table: Query, fields: Query): SyncedType['read'] =>
  (db, ids) =>
    rows<SyncedRow>(
      db,
      sql`select id, ${textOf(fields)} from ${table} where id = any(${ids}::uuid[]) and removed_at is null`,
    );
