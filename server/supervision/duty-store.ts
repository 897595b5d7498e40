import { row, rows, run, sql, type Db } from '#kit/db.ts';

export const isZone = async (db: Db, zoneId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from supervision.zone where id = ${zoneId}`)) !== null;

/** The zone someone supervises now; null for nobody's supervisor. */
export const findDutyOf = (db: Db, supervisorId: string): Promise<{ zoneId: string } | null> =>
  row(
    db,
    sql`select zone_id as "zoneId" from supervision.duty where supervisor_id = ${supervisorId} and until_at is null`,
  );

export type Duty = {
  readonly supervisorId: string;
  readonly fromAt: string;
  readonly untilAt: string | null;
  readonly reason: string;
  readonly endReason: string;
};

/** Who supervised these zones, the newest first. */
export const findDuties = (db: Db, zoneIds: readonly string[]): Promise<Duty[]> =>
  rows<Duty>(
    db,
    sql`select supervisor_id as "supervisorId", from_at as "fromAt", until_at as "untilAt", reason,
          end_reason as "endReason"
        from supervision.duty where zone_id = any(${zoneIds}::uuid[]) order by from_at desc, id desc limit 1000`,
  );

/** Who supervised these zones at some time since a moment. */
export const findDutiesSince = (
  db: Db,
  zoneIds: readonly string[],
  first: Date,
): Promise<Pick<Duty, 'supervisorId' | 'fromAt' | 'untilAt'>[]> =>
  rows(
    db,
    sql`select supervisor_id as "supervisorId", from_at as "fromAt", until_at as "untilAt" from supervision.duty
        where zone_id = any(${zoneIds}::uuid[]) and (until_at is null or until_at > ${first}) order by from_at, id`,
  );

export type Begun = {
  readonly id: string;
  readonly zoneId: string;
  readonly decidedBy: string;
  readonly reason: string;
};

/** Ends what duty there is at a zone. @returns whether there was one. */
export const endDutyOf = async (
  db: Db,
  { zoneId, decidedBy, reason }: Omit<Begun, 'id'>,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`update supervision.duty set until_at = ${now}, ended_by = ${decidedBy}, end_reason = ${reason}
        where zone_id = ${zoneId} and until_at is null`,
  )) === 1;

export const beginDuty = (db: Db, { id, zoneId, decidedBy, reason }: Begun, supervisorId: string, now: Date) =>
  run(
    db,
    sql`insert into supervision.duty (id, zone_id, supervisor_id, from_at, decided_by, reason)
        values (${id}, ${zoneId}, ${supervisorId}, ${now}, ${decidedBy}, ${reason})`,
  );
