import { cropWord, type Demand, type DemandTerms, type DemandVersion } from '@shuka/domain/marketplace';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A demand as it is stored: without what others know of its company. */
export type DemandRow = Omit<Demand, 'companyName' | 'buyerTrust'>;

export const demandColumns = sql`d.id, d.company_id as "companyId", d.version, d.crop, d.least_grade as "leastGrade",
  d.grams, d.state_code as "stateCode", d.lga, d.from_day::text as "fromDay", d.until_day::text as "untilDay",
  d.kobo_per_kilogram as "koboPerKilogram", d.formula, d.pay_within_days as "payWithinDays", d.note,
  d.posted_at as "postedAt", d.closed_at as "closedAt", d.agreed_grams as "agreedGrams"`;

type NewDemand = {
  readonly id: string;
  readonly companyId: string;
  readonly terms: DemandTerms;
  readonly by: string;
  readonly now: Date;
};

export const insertDemand = (db: Db, { id, companyId, terms, by, now }: NewDemand) =>
  run(
    db,
    sql`insert into marketplace.demand (id, company_id, version, crop, crop_word, least_grade, grams, state_code, lga,
          from_day, until_day, kobo_per_kilogram, formula, pay_within_days, note, posted_by, posted_at)
        values (${id}, ${companyId}, 1, ${terms.crop}, ${cropWord(terms.crop)}, ${terms.leastGrade}, ${terms.grams},
          ${terms.stateCode}, ${terms.lga}, ${terms.fromDay}, ${terms.untilDay}, ${terms.koboPerKilogram},
          ${terms.formula}, ${terms.payWithinDays}, ${terms.note}, ${by}, ${now})`,
  );

export const updateTerms = (db: Db, id: string, version: number, terms: DemandTerms) =>
  run(
    db,
    sql`update marketplace.demand set version = ${version}, crop = ${terms.crop}, crop_word = ${cropWord(terms.crop)},
          least_grade = ${terms.leastGrade}, grams = ${terms.grams}, state_code = ${terms.stateCode}, lga = ${terms.lga},
          from_day = ${terms.fromDay}, until_day = ${terms.untilDay}, kobo_per_kilogram = ${terms.koboPerKilogram},
          formula = ${terms.formula}, pay_within_days = ${terms.payWithinDays}, note = ${terms.note}
        where id = ${id}`,
  );

type NewVersion = { readonly version: number; readonly terms: DemandTerms; readonly by: string; readonly now: Date };

export const insertVersion = (db: Db, demandId: string, { version, terms, by, now }: NewVersion) =>
  run(
    db,
    sql`insert into marketplace.demand_version (demand_id, version, terms, by_id, at)
        values (${demandId}, ${version}, ${JSON.stringify(terms)}::json, ${by}, ${now})`,
  );

export const findDemand = (db: Db, id: string): Promise<DemandRow | null> =>
  row<DemandRow>(db, sql`select ${demandColumns} from marketplace.demand d where d.id = ${id}`);

/** The demand with its row locked: what is answered, agreed and changed of it comes one after the other. */
export const holdDemand = (db: Db, id: string): Promise<DemandRow | null> =>
  row<DemandRow>(db, sql`select ${demandColumns} from marketplace.demand d where d.id = ${id} for no key update`);

/** The terms of one version. */
export const findTerms = async (db: Db, demandId: string, version: number): Promise<DemandTerms | null> =>
  (
    await row<{ terms: DemandTerms }>(
      db,
      sql`select terms from marketplace.demand_version where demand_id = ${demandId} and version = ${version}`,
    )
  )?.terms ?? null;

type VersionRow = Omit<DemandVersion, 'byName'> & { readonly byId: string };

/** The latest versions first; more than `most` is no bargaining any more. */
export const findVersions = (db: Db, demandId: string, most = 50): Promise<VersionRow[]> =>
  rows<VersionRow>(
    db,
    sql`select version, at, by_id as "byId", terms from marketplace.demand_version
        where demand_id = ${demandId} order by version desc limit ${most}`,
  );

export const closeDemandRow = (db: Db, id: string, reason: string, now: Date) =>
  run(
    db,
    sql`update marketplace.demand set closed_at = ${now}, close_reason = ${reason}, open_answers = 0
        where id = ${id} and closed_at is null`,
  );

/** What changes with its answers: how many wait, how much was agreed. */
export const countAnswers = (db: Db, id: string, change: { readonly open: number; readonly agreedGrams?: number }) =>
  run(
    db,
    sql`update marketplace.demand set open_answers = greatest(0, open_answers + ${change.open}),
          agreed_grams = agreed_grams + ${change.agreedGrams ?? 0}
        where id = ${id}`,
  );
