import type { MaintenanceWindow, SwitchName } from '@shuka/domain/settings';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, name, from_at as "from", until_at as "until",
  case when cancelled_at is not null then 'cancelled' when ended_at is not null then 'over'
    when began_at is not null then 'running' else 'planned' end as state`;

/** Two plans at once must not be for the same hours. */
export const holdWindows = (db: Db) => run(db, sql`lock table settings.maintenance_window in share row exclusive mode`);

export const hasWindowIn = async (db: Db, name: string, from: string, until: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from settings.maintenance_window where name = ${name} and ended_at is null and cancelled_at is null
          and from_at < ${until}::timestamptz and until_at > ${from}::timestamptz limit 1`,
  )) !== null;

type NewWindow = Pick<MaintenanceWindow, 'id' | 'name' | 'from' | 'until'>;

export const insertWindow = (db: Db, { id, name, from, until }: NewWindow, by: string, now: Date) =>
  row<MaintenanceWindow>(
    db,
    sql`insert into settings.maintenance_window (id, name, from_at, until_at, planned_by, planned_at)
        values (${id}, ${name}, ${from}, ${until}, ${by}, ${now}) returning ${columns}`,
  );

export const findWindow = (db: Db, windowId: string): Promise<MaintenanceWindow | null> =>
  row(db, sql`select ${columns} from settings.maintenance_window where id = ${windowId}`);

/** One keyset page, the latest first. */
export const findWindows = (db: Db, after: readonly [string, string] | null, limit: number) =>
  rows<MaintenanceWindow>(
    db,
    sql`select ${columns} from settings.maintenance_window
        where ${after?.[0] ?? null}::timestamptz is null
          or (from_at, id) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid)
        order by from_at desc, id desc limit ${limit}`,
  );

/** What closes soon or is closed now by plan, the first one first. */
export const findComing = (db: Db, until: Date): Promise<MaintenanceWindow[]> =>
  rows(
    db,
    sql`select ${columns} from settings.maintenance_window
        where ended_at is null and cancelled_at is null and from_at < ${until} order by from_at limit 10`,
  );

export const setCancelled = (db: Db, windowId: string, by: string, now: Date): Promise<MaintenanceWindow | null> =>
  row(
    db,
    sql`update settings.maintenance_window set cancelled_by = ${by}, cancelled_at = ${now}
        where id = ${windowId} and began_at is null and ended_at is null and cancelled_at is null returning ${columns}`,
  );

export type Due = { readonly id: string; readonly name: SwitchName; readonly by: string; readonly isOver: boolean };

/** What is to close or open now; another server that turns it is not waited for. */
export const holdDue = (db: Db, now: Date): Promise<Due[]> =>
  rows<Due>(
    db,
    sql`select id, name, planned_by as by, until_at <= ${now} as "isOver" from settings.maintenance_window
        where ended_at is null and cancelled_at is null
          and ((began_at is null and from_at <= ${now}) or until_at <= ${now})
        order by from_at for update skip locked`,
  );

export const setTurned = (db: Db, { id, isOver }: Due, now: Date) =>
  run(
    db,
    isOver
      ? sql`update settings.maintenance_window set began_at = coalesce(began_at, ${now}), ended_at = ${now} where id = ${id}`
      : sql`update settings.maintenance_window set began_at = ${now} where id = ${id}`,
  );
