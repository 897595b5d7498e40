import type { Money } from '@shuka/domain/finance';
import type { OfferState, OfferTerms, Result, Risk } from '@shuka/domain/investments';
import { row, run, sql, type Db } from '#kit/db.ts';

/** An offer as its row holds it; money in kobo, days as YYYY-MM-DD. */
export type OfferRow = {
  readonly id: string;
  readonly number: number;
  readonly keeperId: string;
  readonly farmId: string;
  readonly seasonId: string | null;
  readonly promoterId: string;
  readonly promoterRole: 'farmer' | 'extension-manager';
  readonly verifierId: string | null;
  readonly state: OfferState;
  readonly stateCode: string;
  readonly lga: string;
  readonly crop: string;
  readonly risk: Risk;
  readonly durationMonths: number;
  readonly roiBasisPoints: number;
  readonly goalKobo: number;
  readonly leastKobo: number;
  readonly closesOn: string;
  readonly terms: OfferTerms;
  readonly feeBasisPoints: number;
  readonly dataVersion: number;
  readonly takenKobo: number;
  readonly paidKobo: number;
  readonly investors: number;
  readonly proceedsKobo: number;
  readonly result: Result | null;
  readonly verdictWords: string;
  readonly verdictVisitId: string | null;
  readonly verdictVisitedOn: string | null;
  readonly verdictAt: string | null;
  readonly publishedAt: string | null;
  readonly startedAt: string | null;
  readonly finishedBy: string | null;
  readonly settledBy: string | null;
  readonly settledAt: string | null;
  /** Whose money it takes, said by the first pledge; null before it. */
  readonly money: Money | null;
  /** What the house took of it when it began to run. */
  readonly feeKobo: number;
  readonly createdAt: string;
};

/** The columns of an `OfferRow`, of the table that stands as `o`. */
export const offerColumns = sql`o.id, o.number, o.keeper_id as "keeperId", o.farm_id as "farmId",
  o.season_id as "seasonId", o.promoter_id as "promoterId", o.promoter_role as "promoterRole",
  o.verifier_id as "verifierId", o.state, o.state_code as "stateCode", o.lga, o.crop, o.risk,
  o.duration_months as "durationMonths", o.roi_basis_points as "roiBasisPoints", o.goal_kobo as "goalKobo",
  o.least_kobo as "leastKobo", o.closes_on::text as "closesOn", o.terms, o.fee_basis_points as "feeBasisPoints",
  o.data_version as "dataVersion", o.taken_kobo as "takenKobo", o.paid_kobo as "paidKobo", o.investors,
  o.proceeds_kobo as "proceedsKobo", o.result, o.verdict_words as "verdictWords",
  o.verdict_visit_id as "verdictVisitId", o.verdict_visited_on::text as "verdictVisitedOn", o.verdict_at as "verdictAt",
  o.published_at as "publishedAt", o.started_at as "startedAt", o.finished_by as "finishedBy",
  o.settled_by as "settledBy", o.settled_at as "settledAt", o.money, o.fee_kobo as "feeKobo", o.created_at as "createdAt"`;

export const findOffer = (db: Db, id: string): Promise<OfferRow | null> =>
  row<OfferRow>(db, sql`select ${offerColumns} from investments.offer o where o.id = ${id}`);

/** The offer with its row locked, before anything else of it: what comes next depends on what it is now. */
export const holdOffer = (db: Db, id: string): Promise<OfferRow | null> =>
  row<OfferRow>(db, sql`select ${offerColumns} from investments.offer o where o.id = ${id} for no key update`);

export type NewOffer = Pick<
  OfferRow,
  'id' | 'keeperId' | 'farmId' | 'seasonId' | 'promoterId' | 'promoterRole' | 'stateCode' | 'lga' | 'terms'
> &
  Pick<OfferRow, 'feeBasisPoints' | 'dataVersion'>;

/** Writes a draft down. False when its farm has another offer that is not over. */
export const insertOffer = async (db: Db, one: NewOffer, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into investments.offer (id, keeper_id, farm_id, season_id, promoter_id, promoter_role, state, crop,
          state_code, lga, risk, duration_months, roi_basis_points, goal_kobo, least_kobo, closes_on, terms,
          fee_basis_points, data_version, created_at)
        values (${one.id}, ${one.keeperId}, ${one.farmId}, ${one.seasonId}, ${one.promoterId}, ${one.promoterRole},
          'draft', ${one.terms.crop}, ${one.stateCode}, ${one.lga}, ${one.terms.risk}, ${one.terms.durationMonths},
          ${one.terms.roiBasisPoints}, ${one.terms.goalKobo}, ${one.terms.leastKobo}, ${one.terms.closesOn}::date,
          ${JSON.stringify(one.terms)}::jsonb, ${one.feeBasisPoints}, ${one.dataVersion}, ${now})
        on conflict (farm_id)
          where state in ('draft', 'submitted', 'checked', 'published', 'closed', 'running', 'harvested')
        do nothing`,
  )) === 1;

export const setTerms = (db: Db, id: string, terms: OfferTerms) =>
  run(
    db,
    sql`update investments.offer set crop = ${terms.crop}, risk = ${terms.risk},
          duration_months = ${terms.durationMonths}, roi_basis_points = ${terms.roiBasisPoints},
          goal_kobo = ${terms.goalKobo}, least_kobo = ${terms.leastKobo}, closes_on = ${terms.closesOn}::date,
          terms = ${JSON.stringify(terms)}::jsonb
        where id = ${id}`,
  );

export const setVerifier = (db: Db, id: string, verifierId: string | null) =>
  run(db, sql`update investments.offer set verifier_id = ${verifierId} where id = ${id}`);

type Verdict = { readonly words: string; readonly visitId: string; readonly visitedOn: string };

/** What the verifier stands for; null takes it back, with an offer that was sent back. */
export const setVerdict = (db: Db, id: string, verdict: Verdict | null, now: Date) =>
  run(
    db,
    sql`update investments.offer set verdict_words = ${verdict?.words ?? ''},
          verdict_visit_id = ${verdict?.visitId ?? null}, verdict_visited_on = ${verdict?.visitedOn ?? null}::date,
          verdict_at = ${verdict === null ? null : now}
        where id = ${id}`,
  );

/** From this on the terms stand. */
export const setPublished = (db: Db, id: string, now: Date) =>
  run(db, sql`update investments.offer set published_at = ${now} where id = ${id}`);

/** What a farmer asked for by offers that were published since a moment, whoever promoted them; one where nothing came together is left out. */
export const sumRaisedSince = async (db: Db, keeperId: string, since: Date): Promise<number> =>
  (
    await row<{ raised: number }>(
      db,
      sql`select coalesce(sum(goal_kobo), 0)::bigint as raised from investments.offer
          where keeper_id = ${keeperId} and published_at > ${since} and state <> 'unfunded'`,
    )
  )?.raised ?? 0;
