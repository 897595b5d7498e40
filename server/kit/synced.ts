import type { Db } from '#kit/db.ts';

/** A record for the wire: `text` is the JSON of its row without the id, as PostgreSQL built it. */
export type SyncedRow = { readonly id: string; readonly text: string };

/** A kind of record that a slice lets phones keep. `type` is the name in `sync.change` and of the domain's row type. */
export type SyncedType = {
  readonly type: string;
  /** The rows of these ids; what is not there any more is left out. */
  readonly read: (db: Db, ids: readonly string[]) => Promise<SyncedRow[]>;
};
