import type { CodeFinding, FlagLimits, NearVisit, VisitFlag, VisitProof } from '@shuka/domain/extension';
import { addDays } from '@shuka/domain/kit/day.ts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A proof as it was judged when its visit arrived. */
type JudgedProof = {
  readonly visitId: string;
  readonly keeperId: string;
  readonly managerId: string;
  readonly proof: VisitProof | null;
  readonly code: CodeFinding;
  readonly metresAway: number | null;
  readonly flags: readonly VisitFlag[];
  readonly arrivedAt: Date;
  /** Of the thresholds it was judged by. */
  readonly limitsVersion: number;
};

export const insertProof = (db: Db, { proof, ...judged }: JudgedProof) => {
  const position = proof?.position ?? null;
  return run(
    db,
    sql`insert into extension.visit_proof (visit_id, keeper_id, manager_id, latitude, longitude, accuracy_metres, fixed_at,
          looks_mocked, no_position, started_at, ended_at, code, metres_away, flags, arrived_at, limits_version)
        values (${judged.visitId}, ${judged.keeperId}, ${judged.managerId}, ${position?.latitude ?? null},
          ${position?.longitude ?? null}, ${position?.accuracyMetres ?? null}, ${position?.at ?? null},
          ${position?.looksMocked ?? false}, ${proof?.noPosition ?? null}, ${proof?.startedAt ?? null},
          ${proof?.endedAt ?? null}, ${judged.code}, ${judged.metresAway}, ${judged.flags}::text[], ${judged.arrivedAt},
          ${judged.limitsVersion})`,
  );
};

type Correction = { readonly visitId: string; readonly corrects: string; readonly flags: readonly VisitFlag[] };

/** The proof of a visit as that of its correction, with the correction's own flags: those of the first stand with it. */
export const copyProof = (db: Db, { visitId, corrects, flags }: Correction, now: Date) =>
  run(
    db,
    sql`insert into extension.visit_proof (visit_id, keeper_id, manager_id, accuracy_metres, latitude, longitude, fixed_at,
          looks_mocked, no_position, started_at, ended_at, code, metres_away, flags, arrived_at, limits_version)
        select ${visitId}, keeper_id, manager_id, accuracy_metres, latitude, longitude, fixed_at,
          looks_mocked, no_position, started_at, ended_at, code, metres_away,
          ${flags}::text[], ${now}, limits_version
        from extension.visit_proof where visit_id = ${corrects}`,
  );

/** The manager's other visits around a moment by the phones' clocks, those that corrections copied left out. */
export const findNear = async (
  db: Db,
  managerId: string,
  at: string,
  { nearHours: hours }: FlagLimits,
): Promise<NearVisit[]> => {
  const found = await rows<{ keeperId: string } & NearVisit['position']>(
    db,
    sql`select p.keeper_id as "keeperId", latitude, longitude, accuracy_metres as "accuracyMetres",
          ${instantText(sql`fixed_at`)} as at, looks_mocked as "looksMocked"
        from extension.visit_proof p join extension.visit v on v.id = p.visit_id
        where p.manager_id = ${managerId} and v.corrects is null
          and fixed_at between ${at}::timestamptz - make_interval(hours => ${hours}::int)
            and ${at}::timestamptz + make_interval(hours => ${hours}::int)
        order by fixed_at limit 200`,
  );
  return found.map(({ keeperId, ...position }) => ({ keeperId, position }));
};

/** How many other farmers got the same advice from this manager around that day. */
export const countSameAdvice = async (
  db: Db,
  {
    managerId,
    keeperId,
    visitedOn,
    advice,
  }: { managerId: string; keeperId: string; visitedOn: string; advice: string },
  { copiedDays: days }: FlagLimits,
): Promise<number> => {
  const counted = await row<{ total: number }>(
    db,
    sql`select count(distinct keeper_id) as total from extension.visit
        where manager_id = ${managerId} and keeper_id <> ${keeperId}
          and advice_key = md5(lower(regexp_replace(btrim(${advice}), '\\s+', ' ', 'g')))
          and visited_on between ${addDays(visitedOn, -days)} and ${addDays(visitedOn, days)}`,
  );
  return counted?.total ?? 0;
};

/** Whether the farmer's digits of a day were shown before. */
export const isCodeUsed = async (db: Db, keeperId: string, visitedOn: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from extension.visit_proof p join extension.visit v on v.id = p.visit_id
        where p.keeper_id = ${keeperId} and p.code = 'right' and v.visited_on = ${visitedOn} limit 1`,
  )) !== null;
