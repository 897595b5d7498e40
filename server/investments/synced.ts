import { rows, sql } from '#kit/db.ts';
import { textOf, type SyncedRow, type SyncedType } from '#kit/synced.ts';

const fields = sql`o.keeper_id as "keeperId", o.farm_id as "farmId", o.terms ->> 'title' as "offerTitle", m.name,
  m.due_on::text as "dueOn", m.stage, m.state`;

/** What phones keep of investments: the milestones of offers that run, for the tasks of whoever looks after the farmer. */
export const synced: readonly SyncedType[] = [
  {
    type: 'milestone',
    read: (db, ids) =>
      rows<SyncedRow>(
        db,
        sql`select m.id, ${textOf(fields)}
            from investments.milestone m join investments.offer o on o.id = m.offer_id
            where m.id = any(${ids}::uuid[]) and o.state = 'running'`,
      ),
  },
];
