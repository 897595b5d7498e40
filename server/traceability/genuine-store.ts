import type { FakeReport, FakeState } from '@shuka/domain/traceability';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { findCompanyNames } from '#relations';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

type Check = { readonly id: string; readonly code: string; readonly stateCode: string; readonly lga: string };

/** Where a code was checked: the LGA and the moment, and nothing of who did. */
export const insertCheck = (db: Db, { id, code, stateCode, lga }: Check, now: Date) =>
  run(
    db,
    sql`insert into traceability.code_check (id, code, state_code, lga, checked_at)
        values (${id}, ${code}, ${stateCode}, ${lga}, ${now})`,
  );

/** In how many LGAs a code was checked since a moment. */
export const countPlaces = async (db: Db, code: string, since: Date): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(distinct (state_code, lga))::int as count from traceability.code_check
          where code = ${code} and checked_at >= ${since}`,
    )
  )?.count ?? 0;

/** Forgets where codes were checked. @returns how many were forgotten. */
export const forgetChecks = (db: Db, before: Date): Promise<number> =>
  run(db, sql`delete from traceability.code_check where checked_at < ${before}`);

type NewReport = Check & { readonly companyId: string | null; readonly name: string; readonly says: string };

/** False where it is there already. */
export const insertReport = async (db: Db, one: NewReport, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.fake_report (id, code, company_id, name, says, state_code, lga, reported_at)
        values (${one.id}, ${one.code}, ${one.companyId}, ${one.name}, ${one.says}, ${one.stateCode}, ${one.lga}, ${now})
        on conflict (id) do nothing`,
  )) === 1;

type ReportRow = Omit<FakeReport, 'companyName' | 'place'> & {
  readonly companyId: string | null;
  readonly stateCode: string;
  readonly lga: string;
};

const columns = sql`id, code as at, name, company_id as "companyId", says, state_code as "stateCode", lga,
  ${instantText(sql`reported_at`)} as "reportedAt", state, version, answer`;

const shown = async (db: Db, found: readonly ReportRow[]): Promise<FakeReport[]> => {
  const names = await findCompanyNames(db, [...new Set(found.flatMap(({ companyId }) => companyId ?? []))]);
  return found.map(({ companyId, stateCode, lga, ...report }) => ({
    ...report,
    companyName: names.get(companyId ?? '') ?? '',
    place: stateCode === '' ? '' : `${lga}, ${stateName(stateCode)}`,
  }));
};

const pageOfReports = async (db: Db, which: Query, before: string | null, limit: number): Promise<FakeReport[]> =>
  shown(
    db,
    await rows<ReportRow>(
      db,
      sql`select ${columns} from traceability.fake_report
          where ${which} and (${before}::uuid is null or id < ${before}::uuid) order by id desc limit ${limit}`,
    ),
  );

export const findReportsOf = (db: Db, companyId: string, before: string | null, limit: number) =>
  pageOfReports(db, sql`company_id = ${companyId}`, before, limit);

export const findQueue = (db: Db, state: FakeState, before: string | null, limit: number) =>
  pageOfReports(db, sql`state = ${state}`, before, limit);

export const findReport = async (db: Db, id: string): Promise<FakeReport | null> => {
  const found = await rows<ReportRow>(db, sql`select ${columns} from traceability.fake_report where id = ${id}`);
  return (await shown(db, found))[0] ?? null;
};

type FakeWord = { readonly reportId: string; readonly after: number; readonly state: FakeState; readonly says: string };

/** Says what became of a report; false where somebody said something else in the meantime. */
export const sayOfReport = async (db: Db, word: FakeWord, by: string, now: Date): Promise<boolean> => {
  const version = word.after + 1;
  const changed = await run(
    db,
    sql`update traceability.fake_report set state = ${word.state}, version = ${version}, answer = ${word.says}
        where id = ${word.reportId} and version = ${word.after}`,
  );
  if (changed === 0) return false;
  await run(
    db,
    sql`insert into traceability.fake_word (report_id, version, state, says, by_id, at)
        values (${word.reportId}, ${version}, ${word.state}, ${word.says}, ${by}, ${now})`,
  );
  return true;
};

/** When a report got the word that stands; when it was made while there is none. */
export const findLastWordAt = async (db: Db, reportId: string): Promise<string | null> =>
  (
    await row<{ at: string }>(
      db,
      sql`select at from traceability.fake_word where report_id = ${reportId} order by version desc limit 1`,
    )
  )?.at ?? null;
