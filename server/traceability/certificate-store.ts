import { certificateState, type AuditVisit, type Certificate, type CertificateDraft } from '@shuka/domain/traceability';
import { daysBetween } from '@shuka/domain/kit/day.ts';
import { companyTable } from '#relations';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

type Kept = Omit<Certificate, 'state' | 'daysLeft' | 'hasPhoto'> & {
  readonly fileKey: string | null;
  readonly isEnded: boolean;
};

const columns = sql`c.id, c.company_id as "companyId", m.name as "companyName", c.kind, c.number, c.body, c.scope,
  c.valid_from::text as "validFrom", c.valid_until::text as "validUntil", c.file_key as "fileKey",
  c.ended_at is not null as "isEnded", c.end_reason as "endReason"`;

const from = sql`traceability.certificate c join (${companyTable}) m on m.id = c.company_id`;

/** @param today decides how it stands. */
export const shownCertificate = ({ fileKey, isEnded, ...one }: Kept, today: string): Certificate => ({
  ...one,
  state: certificateState({ ...one, isEnded }, today),
  daysLeft: daysBetween(today, one.validUntil),
  hasPhoto: fileKey !== null,
});

export const insertCertificate = (db: Db, one: CertificateDraft, by: string, now: Date) =>
  run(
    db,
    sql`insert into traceability.certificate (id, company_id, kind, number, body, scope, valid_from, valid_until, by_id, at)
        values (${one.id}, ${one.companyId}, ${one.kind}, ${one.number}, ${one.body}, ${one.scope}, ${one.validFrom},
          ${one.validUntil}, ${by}, ${now})`,
  );

export const findCertificate = (db: Db, companyId: string, id: string): Promise<Kept | null> =>
  row<Kept>(db, sql`select ${columns} from ${from} where c.id = ${id} and c.company_id = ${companyId}`);

const page = (db: Db, where: Query, limit: number): Promise<Kept[]> =>
  rows<Kept>(db, sql`select ${columns} from ${from} where ${where} order by c.id desc limit ${limit}`);

/** One page of a company's, the newest first. */
export const findCertificates = (db: Db, companyId: string, after: string | null, limit: number): Promise<Kept[]> =>
  page(db, sql`c.company_id = ${companyId} and (${after}::uuid is null or c.id < ${after}::uuid)`, limit);

/** One page of those of companies in a state, the newest first. */
export const findCertificatesOfState = (db: Db, stateCode: string, after: string | null, limit: number) =>
  page(db, sql`m.state_code = ${stateCode} and (${after}::uuid is null or c.id < ${after}::uuid)`, limit);

/** Those that end between two days, the first to end first. */
export const findEnding = (
  db: Db,
  { first, last }: { readonly first: string; readonly last: string },
  after: readonly [string, string] | null,
  limit: number,
): Promise<Kept[]> =>
  rows<Kept>(
    db,
    sql`select ${columns} from ${from}
        where c.ended_at is null and c.valid_until between ${first} and ${last}
          and (${after?.[0] ?? null}::date is null or (c.valid_until, c.id) > (${after?.[0] ?? null}::date, ${after?.[1] ?? null}::uuid))
        order by c.valid_until, c.id limit ${limit}`,
  );

export const setFile = (db: Db, id: string, fileKey: string) =>
  run(db, sql`update traceability.certificate set file_key = ${fileKey} where id = ${id}`);

export const isCertificatePhoto = async (db: Db, fileKey: string): Promise<boolean> =>
  (await row(db, sql`select 1 from traceability.certificate where file_key = ${fileKey} limit 1`)) !== null;

/** False where it was ended before. */
export const setEnded = async (db: Db, id: string, reason: string, by: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`update traceability.certificate set ended_at = ${now}, ended_by = ${by}, end_reason = ${reason}
        where id = ${id} and ended_at is null`,
  )) === 1;

/** False where this was told of already. */
export const insertReminder = async (db: Db, certificateId: string, days: number, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.certificate_reminder (certificate_id, days, at) values (${certificateId}, ${days}, ${now})
        on conflict do nothing`,
  )) === 1;

type Finding = AuditVisit['findings'][number];

type NewVisit = Omit<AuditVisit, 'findings'> & {
  readonly certificateId: string;
  readonly findings: readonly Omit<Finding, 'closed'>[];
};

export const insertVisit = (db: Db, one: NewVisit, by: string, now: Date) =>
  run(
    db,
    sql`insert into traceability.audit_visit (id, certificate_id, inspected_on, inspector, findings, by_id, at)
        values (${one.id}, ${one.certificateId}, ${one.inspectedOn}, ${one.inspector},
          ${JSON.stringify(one.findings)}::json, ${by}, ${now})`,
  );

/** One page of the visits for a certificate, the newest first; or the one of an id. */
export const findVisits = (
  db: Db,
  certificateId: string,
  { id = null, after = null }: { readonly id?: string | null; readonly after?: string | null },
  limit: number,
): Promise<AuditVisit[]> =>
  rows<AuditVisit>(
    db,
    sql`select v.id, v.inspected_on::text as "inspectedOn", v.inspector,
          (select coalesce(json_agg(json_build_object('says', f.value ->> 'says', 'weight', f.value ->> 'weight',
              'dueOn', f.value ->> 'dueOn', 'closed', case when d.visit_id is null then null
                else json_build_object('says', d.says, 'at', to_char(d.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end)
              order by f.ordinality), '[]')
            from json_array_elements(v.findings) with ordinality f
              left join traceability.finding_closed d on d.visit_id = v.id and d.place = f.ordinality - 1) as findings
        from traceability.audit_visit v
        where v.certificate_id = ${certificateId} and (${id}::uuid is null or v.id = ${id}::uuid)
          and (${after}::uuid is null or v.id < ${after}::uuid) order by v.id desc limit ${limit}`,
  );

/** False where it was closed before. */
export const insertClosing = async (
  db: Db,
  { visitId, place, says }: { readonly visitId: string; readonly place: number; readonly says: string },
  by: string,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.finding_closed (visit_id, place, says, by_id, at)
        values (${visitId}, ${place}, ${says}, ${by}, ${now}) on conflict do nothing`,
  )) === 1;

/** Companies that things of one ancestry are of, at most. */
const mostOnPage = 20;

/** The certificates that hold today of whoever made these goods, the one that ends last first. @param numbers of things. */
export const certificatesOf = async (db: Db, numbers: readonly number[], today: string): Promise<Certificate[]> => {
  const found = await rows<Kept>(
    db,
    sql`with maker as (select distinct owner_id as id from traceability.thing where id = any(${numbers}::bigint[]))
        select ${columns} from maker k join ${from} on c.company_id = k.id
        where c.ended_at is null and ${today}::date between c.valid_from and c.valid_until
        order by c.valid_until desc, c.id limit ${mostOnPage}`,
  );
  return found.map((one) => shownCertificate(one, today));
};
