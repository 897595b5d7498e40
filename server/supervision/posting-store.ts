import { rows, run, sql, type Db } from '#kit/db.ts';

export type Posting = { readonly managerId: string; readonly zoneId: string; readonly since: string };

/** Who is posted to a zone now. */
export const findPosted = (db: Db, zoneId: string): Promise<Posting[]> =>
  rows<Posting>(
    db,
    sql`select manager_id as "managerId", zone_id as "zoneId", from_at as since from supervision.posting
        where zone_id = ${zoneId} and until_at is null order by manager_id`,
  );

/** To which zone each of these managers is posted now. */
export const findPostings = (db: Db, managerIds: readonly string[]): Promise<Posting[]> =>
  rows<Posting>(
    db,
    sql`select manager_id as "managerId", zone_id as "zoneId", from_at as since from supervision.posting
        where manager_id = any(${managerIds}::uuid[]) and until_at is null`,
  );

/** The LGAs of the zone a manager is posted to now. */
export const findPostedLgas = (db: Db, managerId: string): Promise<{ stateCode: string; lga: string }[]> =>
  rows(
    db,
    sql`select l.state_code as "stateCode", l.lga from supervision.posting p
        join supervision.zone_lga l on l.zone_id = p.zone_id
        where p.manager_id = ${managerId} and p.until_at is null`,
  );

type PostedSpan = {
  readonly managerId: string;
  readonly fromAt: string;
  readonly untilAt: string | null;
  /** Whether they were posted nowhere before. */
  readonly isFirst: boolean;
};

/** Who was posted to these zones at some time since a moment, each span apart. */
export const findPostedSince = (db: Db, zoneIds: readonly string[], first: Date): Promise<PostedSpan[]> =>
  rows<PostedSpan>(
    db,
    sql`select p.manager_id as "managerId", p.from_at as "fromAt", p.until_at as "untilAt",
          not exists (select 1 from supervision.posting b
            where b.manager_id = p.manager_id and b.from_at < p.from_at) as "isFirst"
        from supervision.posting p
        where p.zone_id = any(${zoneIds}::uuid[]) and (p.until_at is null or p.until_at > ${first})
        order by p.manager_id, p.from_at`,
  );

type NewPostings = {
  readonly ids: readonly string[];
  readonly managerIds: readonly string[];
  readonly zoneId: string;
  readonly decidedBy: string;
  readonly reason: string;
};

/** Ends the posting of these managers, wherever they are; of one zone alone when it is named. */
export const endPostings = (db: Db, managerIds: readonly string[], now: Date, zoneId: string | null = null) =>
  run(
    db,
    sql`update supervision.posting set until_at = ${now}
        where manager_id = any(${managerIds}::uuid[]) and until_at is null
          and (${zoneId}::uuid is null or zone_id = ${zoneId}::uuid)`,
  );

export const beginPostings = (db: Db, { ids, managerIds, zoneId, decidedBy, reason }: NewPostings, now: Date) =>
  run(
    db,
    sql`insert into supervision.posting (id, zone_id, manager_id, from_at, decided_by, reason)
        select id, ${zoneId}::uuid, manager_id, ${now}::timestamptz, ${decidedBy}::uuid, ${reason}
        from unnest(${ids}::uuid[], ${managerIds}::uuid[]) as posted (id, manager_id)`,
  );
