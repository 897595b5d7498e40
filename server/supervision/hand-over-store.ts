import { run, sql, type Db } from '#kit/db.ts';

type NewHandOver = {
  readonly id: string;
  readonly zoneId: string;
  readonly fromId: string;
  readonly fromName: string;
  readonly toId: string;
  readonly byId: string;
  readonly byName: string;
  readonly note: string;
  readonly farmerIds: readonly string[];
};

export const insertHandOver = (db: Db, one: NewHandOver, now: Date) =>
  run(
    db,
    sql`insert into supervision.hand_over (id, zone_id, from_id, from_name, to_id, by_id, by_name, note, farmer_ids,
          created_at)
        values (${one.id}, ${one.zoneId}, ${one.fromId}, ${one.fromName}, ${one.toId}, ${one.byId}, ${one.byName},
          ${one.note}, ${one.farmerIds}::uuid[], ${now})`,
  );
