import type { Money } from '@shuka/domain/finance';
import type { Instalment, KeptLoan, LoanDraft, LoanScore, LoanState, ManagerVerdict } from '@shuka/domain/loans';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A loan as its row holds it, with its plan; money in kobo, days as YYYY-MM-DD. */
export type LoanRow = KeptLoan & {
  readonly score: LoanScore;
  readonly askedBy: string;
  readonly recommendedBy: string | null;
  readonly managerVerdict: ManagerVerdict | null;
  readonly decidedBy: string | null;
  readonly reviewedFrom: string | null;
  readonly lender: string;
  readonly money: Money | null;
  readonly agedOn: string | null;
  /** Whether it is paid out in parts; and of a part, the loan it is a part of. */
  readonly isInParts: boolean;
  readonly partOf: string | null;
  readonly isInKind: boolean;
  readonly guarantorsWanted: number;
  readonly papersWanted: number;
  readonly groupId: string | null;
  readonly restructuredAs: string | null;
};

const columns = sql`l.id, l.number, l.keeper_id as "keeperId", p.name as "productName", coalesce(l.terms, p.terms) as terms,
  l.principal_kobo as "principalKobo", l.instalments, l.purpose, l.state, ${instantText(sql`l.created_at`)} as "askedAt",
  l.disbursed_on::text as "disbursedOn", l.paid_kobo as "paidKobo", l.penalty_kobo as "penaltyKobo", l.score,
  l.asked_by as "askedBy", l.recommended_by as "recommendedBy", l.manager_verdict as "managerVerdict", l.decided_by as "decidedBy",
  l.reviewed_from as "reviewedFrom", l.lender, l.money, l.aged_on::text as "agedOn",
  (l.part_of is null and p.tranches <> '[]') as "isInParts", l.part_of as "partOf",
  (l.part_of is null and p.is_in_kind) as "isInKind",
  case when l.restructures is not null then (select count(*)::integer from loans.guarantee g where g.loan_id = l.id)
    when l.part_of is null then coalesce((p.guarantors ->> 'count')::integer, 0) else 0 end as "guarantorsWanted",
  case when l.part_of is null and l.restructures is null then jsonb_array_length(p.papers) else 0 end as "papersWanted",
  l.group_id as "groupId", l.restructures, l.written_off_on::text as "writtenOffOn",
  (select n.id from loans.loan n where n.restructures = l.id) as "restructuredAs",
  coalesce((select json_agg(json_build_object('number', i.number, 'dueOn', i.due_on, 'days', i.days,
    'principalKobo', i.principal_kobo, 'interestKobo', i.interest_kobo, 'capitalisedKobo', i.capitalised_kobo,
    'accruedKobo', i.accrued_kobo, 'dueKobo', i.due_kobo, 'balanceKobo', i.balance_kobo) order by i.number)
    from loans.instalment i where i.loan_id = l.id), '[]'::json) as schedule`;

const from = sql`loans.loan l join loans.product_version p on p.product_id = l.product_id and p.version = l.version`;

export const findLoan = (db: Db, id: string): Promise<LoanRow | null> =>
  row<LoanRow>(db, sql`select ${columns} from ${from} where l.id = ${id}`);

export const findLoansByIds = (db: Db, ids: readonly string[]): Promise<LoanRow[]> =>
  rows<LoanRow>(db, sql`select ${columns} from ${from} where l.id = any(${ids}::uuid[])`);

/** More than a farmer has in a life. */
const most = 100;

export const findLoansOf = (db: Db, keeperId: string): Promise<LoanRow[]> =>
  rows<LoanRow>(
    db,
    sql`select ${columns} from ${from} where l.keeper_id = ${keeperId} order by l.id desc limit ${most}`,
  );

/** The loan with its row locked: what comes next depends on where it stands. */
export const holdLoan = (db: Db, id: string): Promise<LoanRow | null> =>
  row<LoanRow>(db, sql`select ${columns} from ${from} where l.id = ${id} for no key update of l`);

export const findKeeperOfLoan = async (db: Db, id: string): Promise<string | null> =>
  (await row<{ keeperId: string }>(db, sql`select keeper_id as "keeperId" from loans.loan where id = ${id}`))
    ?.keeperId ?? null;

/** The loan that goes on for one, by the last of its other plans; itself where it has none. */
export const findGoingOn = async (db: Db, id: string): Promise<string> =>
  (
    await row<{ id: string }>(
      db,
      sql`with recursive going (id, turn) as (
            select ${id}::uuid, 0
            union all select n.id, g.turn + 1 from loans.loan n join going g on n.restructures = g.id
          ) select id from going order by turn desc limit 1`,
    )
  )?.id ?? id;

type NewLoan = LoanDraft & {
  readonly state: LoanState;
  readonly score: LoanScore;
  readonly askedBy: string;
  readonly groupId?: string;
};

/** False when its farmer has asked for another that is not decided, or has not been paid out. */
export const insertLoan = async (db: Db, one: NewLoan, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.loan (id, keeper_id, product_id, version, principal_kobo, instalments, purpose, state, score,
          asked_by, created_at, group_id)
        values (${one.id}, ${one.keeperId}, ${one.productId}, ${one.version}, ${one.principalKobo}, ${one.instalments},
          ${one.purpose}, ${one.state}, ${JSON.stringify(one.score)}::jsonb, ${one.askedBy}, ${now}, ${one.groupId ?? null})
        on conflict (keeper_id) where state in ('referral', 'asked', 'recommended', 'approved') and part_of is null
        do nothing`,
  )) === 1;

export const setLoanState = (db: Db, id: string, state: LoanState) =>
  run(db, sql`update loans.loan set state = ${state} where id = ${id}`);

export const setRecommended = (db: Db, id: string, byId: string, verdict: ManagerVerdict) =>
  run(
    db,
    sql`update loans.loan set state = 'recommended', recommended_by = ${byId}, manager_verdict = ${verdict}
        where id = ${id}`,
  );

export const setDecided = (db: Db, id: string, state: 'approved' | 'refused', byId: string) =>
  run(db, sql`update loans.loan set state = ${state}, decided_by = ${byId} where id = ${id}`);

/** Back to those who decide, but for the one who has. */
export const setReview = (db: Db, id: string) =>
  run(
    db,
    sql`update loans.loan set state = 'recommended', reviewed_from = decided_by, decided_by = null where id = ${id}`,
  );

export const setPassedOn = (db: Db, id: string, lender: string) =>
  run(db, sql`update loans.loan set state = 'passed-on', lender = ${lender} where id = ${id}`);

type PaidOut = {
  readonly byId: string;
  readonly on: string;
  readonly money: Money;
  readonly moveId: string;
  readonly schedule: readonly Instalment[];
};

/** Writes down what was agreed, on the day it begins. */
export const setPaidOut = async (db: Db, id: string, { byId, on, money, moveId, schedule }: PaidOut): Promise<void> => {
  const total = schedule.reduce((sum, { dueKobo }) => sum + dueKobo, 0);
  const owed = schedule.reduce((sum, { principalKobo }) => sum + principalKobo, 0);
  const first = schedule.find(({ dueKobo }) => dueKobo > 0)?.dueOn ?? null;
  await run(
    db,
    sql`update loans.loan set state = 'running', disbursed_by = ${byId}, disbursed_on = ${on}::date, money = ${money},
          move_id = ${moveId}, total_kobo = ${total}, outstanding_kobo = ${owed}, next_due_on = ${first}::date,
          aged_on = ${on}::date
        where id = ${id}`,
  );
  await writePlan(db, id, schedule);
};

/** What is due when, as it stays. */
export const writePlan = async (db: Db, id: string, schedule: readonly Instalment[]): Promise<void> => {
  let sum = 0;
  const written = schedule.map((one) => {
    sum += one.dueKobo;
    return { ...one, cumulativeKobo: sum };
  });
  await run(
    db,
    sql`insert into loans.instalment (loan_id, number, due_on, days, principal_kobo, interest_kobo, capitalised_kobo,
          accrued_kobo, due_kobo, balance_kobo, cumulative_kobo)
        select ${id}::uuid, number, "dueOn", days, "principalKobo", "interestKobo", "capitalisedKobo", "accruedKobo",
          "dueKobo", "balanceKobo", "cumulativeKobo"
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as t (number integer, "dueOn" date, days integer,
          "principalKobo" bigint, "interestKobo" bigint, "capitalisedKobo" bigint, "accruedKobo" bigint,
          "dueKobo" bigint, "balanceKobo" bigint, "cumulativeKobo" bigint)`,
  );
};
