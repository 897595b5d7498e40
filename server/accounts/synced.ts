import { rows, sql } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';

/** A farmer as those see them who look after them, and as they see themselves. */
const farmer: SyncedType = {
  type: 'farmer',
  read: (db, ids) =>
    rows(
      db,
      sql`select id, row_to_json(said)::text as text from accounts.account, lateral
            (select first_name as "firstName", last_name as "lastName", phone) said
          where id = any(${ids}::uuid[])`,
    ),
};

export const synced = [farmer];
