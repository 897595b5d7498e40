import type { Gs1Licence, Gs1Word } from '@shuka/domain/traceability';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** What a company said last of its licence; null where it has none. */
export const findGs1 = (db: Db, companyId: string): Promise<Gs1Word | null> =>
  row<Gs1Word>(
    db,
    sql`select id, version, prefix, gln, holder, licence, licensed_until::text as "licensedUntil",
          ${instantText(sql`at`)} as at
        from traceability.gs1_word where company_id = ${companyId} order by version desc limit 1`,
  );

/** Whether another company said the same prefix, or one that begins or is begun by it, and has not let go of it. */
export const isPrefixTaken = async (db: Db, companyId: string, prefix: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from traceability.gs1_word w
        where company_id <> ${companyId} and (prefix like ${`${prefix}%`} or ${prefix} like prefix || '%')
          and version = (select max(version) from traceability.gs1_word l where l.company_id = w.company_id)`,
  )) !== null;

/** What a company said of its licence at a moment; null where it had said nothing. */
export const findGs1At = (
  db: Db,
  companyId: string,
  at: string,
): Promise<Pick<Gs1Word, 'prefix' | 'licensedUntil'> | null> =>
  row(
    db,
    sql`select prefix, licensed_until::text as "licensedUntil" from traceability.gs1_word
        where company_id = ${companyId} and at <= ${at}::timestamptz order by version desc limit 1`,
  );

/** Which of these digits begin with a prefix that another company said and has not let go of. */
export const findOthersNumbers = async (db: Db, companyId: string, digits: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ digits: string }>(
        db,
        sql`select distinct n.digits from unnest(${digits}::text[]) n (digits)
              join traceability.gs1_word w on w.prefix in (select left(n.digits, l) from generate_series(4, 12) l)
            where w.company_id <> ${companyId}
              and w.version = (select max(version) from traceability.gs1_word l where l.company_id = w.company_id)`,
      )
    ).map((found) => found.digits),
  );

type NewWord = Gs1Licence & { readonly id: string; readonly companyId: string; readonly version: number };

/** False where another word came first. */
export const insertGs1 = async (db: Db, word: NewWord, by: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into traceability.gs1_word (id, company_id, version, prefix, gln, holder, licence, licensed_until, by_id, at)
        values (${word.id}, ${word.companyId}, ${word.version}, ${word.prefix}, ${word.gln}, ${word.holder},
          ${word.licence}, ${word.licensedUntil}, ${by}, ${now})
        on conflict (company_id, version) do nothing`,
  )) === 1;

export type UnitRow = {
  readonly id: string;
  readonly number: number;
  readonly sscc: string;
  readonly says: string;
  readonly madeAt: string;
};

const columns = sql`id, number, sscc, says, ${instantText(sql`made_at`)} as "madeAt"`;

export const findUnit = (db: Db, companyId: string, unitId: string): Promise<UnitRow | null> =>
  row<UnitRow>(
    db,
    sql`select ${columns} from traceability.logistic_unit where id = ${unitId} and company_id = ${companyId}`,
  );

export const findUnits = (db: Db, companyId: string, after: string | null, limit: number): Promise<UnitRow[]> =>
  rows<UnitRow>(
    db,
    sql`select ${columns} from traceability.logistic_unit
        where company_id = ${companyId} and (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

/** Those who number units of one company wait for each other until they are written. */
export const nextUnitNumber = async (db: Db, companyId: string): Promise<number> => {
  await run(db, sql`select pg_advisory_xact_lock(hashtextextended(${`logistic units ${companyId}`}, 0))`);
  const last = await row<{ number: number }>(
    db,
    sql`select number from traceability.logistic_unit where company_id = ${companyId} order by number desc limit 1`,
  );
  return (last?.number ?? 0) + 1;
};

type NewUnit = Omit<UnitRow, 'madeAt'> & { readonly companyId: string };

export const insertUnit = (db: Db, unit: NewUnit, by: string, now: Date): Promise<number> =>
  run(
    db,
    sql`insert into traceability.logistic_unit (id, company_id, number, sscc, says, by_id, made_at)
        values (${unit.id}, ${unit.companyId}, ${unit.number}, ${unit.sscc}, ${unit.says}, ${by}, ${now})`,
  );
