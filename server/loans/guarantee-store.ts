import type { GuaranteeState, GuarantorsWanted, LoanState } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { findTerm } from './asked-terms.ts';

/** A guarantee as its row holds it; `keeperId` is the guarantor. */
export type GuaranteeRow = {
  readonly id: string;
  readonly loanId: string;
  readonly keeperId: string;
  readonly called: string;
  readonly sharePpm: number;
  readonly state: GuaranteeState;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly answeredAt: string | null;
  readonly isOver: boolean;
  /** For a loan that goes on by another plan: they stood for it before. */
  readonly isAnew: boolean;
};

const columns = sql`g.id, g.loan_id as "loanId", g.keeper_id as "keeperId", g.called, g.share_ppm as "sharePpm", g.state,
  g.asked_by as "askedBy", g.asked_at as "askedAt", g.answered_at as "answeredAt", g.ended_on is not null as "isOver",
  (select l.restructures is not null from loans.loan l where l.id = g.loan_id) as "isAnew"`;

/** What a guarantee `g` is for: its loan `l` and the parts of it, but for those that go on by another plan. */
const covered = sql`(l.id = g.loan_id or (l.part_of = g.loan_id and l.restructures is null))`;

/** How many guarantors the version of a loan's product wants; null for none, and for a part or another plan: the first has them. */
export const findWanted = (db: Db, loanId: string): Promise<GuarantorsWanted | null> =>
  findTerm<GuarantorsWanted>(db, loanId, sql`case when l.restructures is null then p.guarantors end`);

/** All that were named for a loan, the first one first. */
export const findGuaranteesFor = (db: Db, loanId: string): Promise<GuaranteeRow[]> =>
  rows<GuaranteeRow>(db, sql`select ${columns} from loans.guarantee g where g.loan_id = ${loanId} order by g.id`);

export const findGuarantee = (db: Db, id: string): Promise<GuaranteeRow | null> =>
  row<GuaranteeRow>(db, sql`select ${columns} from loans.guarantee g where g.id = ${id}`);

/** Those who stand for a loan that was paid out, in its own name or, as a part, in that of the whole. */
export const findStandingFor = (db: Db, loanId: string): Promise<GuaranteeRow[]> =>
  rows<GuaranteeRow>(
    db,
    sql`select ${columns} from loans.loan l join loans.guarantee g on g.loan_id in (l.id, l.part_of) and ${covered}
        where l.id = ${loanId} and g.state = 'agreed' and g.ended_on is null order by g.id`,
  );

/** More than anybody is asked to stand for. */
const mostGuarantees = 100;

/** Those of one guarantor, the newest first. */
export const findGuaranteesOf = (db: Db, keeperId: string): Promise<GuaranteeRow[]> =>
  rows<GuaranteeRow>(
    db,
    sql`select ${columns} from loans.guarantee g where g.keeper_id = ${keeperId} order by g.id desc limit ${mostGuarantees}`,
  );

/** A loan that counts as lost is still owed, by whoever stands for it too; of one in parts, the end is noted with its last. */
const open: readonly LoanState[] = ['asked', 'recommended', 'approved', 'running', 'in-parts', 'written-off'];

/** For how many loans somebody stands that are not over; a loan that was refused binds nobody. */
export const countStanding = async (db: Db, keeperId: string): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::integer as count from loans.guarantee g join loans.loan l on l.id = g.loan_id
          where g.keeper_id = ${keeperId} and g.state = 'agreed' and g.ended_on is null and l.state = any(${open})`,
    )
  )?.count ?? 0;

export const countAgreed = async (db: Db, loanId: string): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::integer as count from loans.guarantee where loan_id = ${loanId} and state = 'agreed'`,
    )
  )?.count ?? 0;

/** Whether somebody stands for a loan, or the whole it is a part of: they give no word on it, decide nothing, pay nothing out. */
export const isGuarantorOf = async (db: Db, loanId: string, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from loans.loan l join loans.guarantee g on g.loan_id in (l.id, l.part_of)
        where l.id = ${loanId} and g.keeper_id = ${accountId} and g.state in ('asked', 'agreed')`,
  )) !== null;

type NewGuarantee = Pick<GuaranteeRow, 'id' | 'loanId' | 'keeperId' | 'called' | 'sharePpm' | 'askedBy'>;

/** False when they were named for this loan before. */
export const insertGuarantee = async (db: Db, one: NewGuarantee, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.guarantee (id, loan_id, keeper_id, called, share_ppm, state, asked_by, asked_at)
        values (${one.id}, ${one.loanId}, ${one.keeperId}, ${one.called}, ${one.sharePpm}, 'asked', ${one.askedBy}, ${now})
        on conflict (loan_id, keeper_id) do nothing`,
  )) === 1;

/** @param textVersion of what they read, where they agree; a yes that is taken back keeps it. */
export const setGuarantee = (db: Db, id: string, state: GuaranteeState, textVersion: number | null, now: Date) =>
  run(
    db,
    sql`update loans.guarantee set state = ${state}, answered_at = ${now},
          text_version = coalesce(text_version, ${textVersion}) where id = ${id}`,
  );

/** The loans whose money was paid out, parts among them, by the loan of the guarantee. */
export const findPaidOutIds = (db: Db, loanIds: readonly string[]): Promise<{ wholeId: string; loanId: string }[]> =>
  rows(
    db,
    sql`select g.loan_id as "wholeId", l.id as "loanId" from unnest(${loanIds}::uuid[]) as g (loan_id)
        join loans.loan l on ${covered} where l.disbursed_on is not null order by l.id`,
  );

/** What somebody paid on loans, and their parts, by the loan of the guarantee. */
export const findPaidBy = (
  db: Db,
  accountId: string,
  loanIds: readonly string[],
): Promise<{ wholeId: string; paidKobo: number }[]> =>
  rows(
    db,
    sql`select g.loan_id as "wholeId", sum(p.amount_kobo)::bigint as "paidKobo"
        from unnest(${loanIds}::uuid[]) as g (loan_id) join loans.loan l on ${covered}
        join loans.payment p on p.loan_id = l.id and p.made_by = ${accountId} group by g.loan_id`,
  );

export type LateGuarantee = {
  readonly id: string;
  readonly keeperId: string;
  readonly loanId: string;
  /** The instalment that is late, and the last one that they were told of. */
  readonly dueOn: string;
  readonly toldDueOn: string | null;
};

/**
 * Of a page of guarantees, those whose loan has an instalment that was due before a day and that they were not told of.
 * @returns also how far it came; null at the end.
 */
export const findLate = async (
  db: Db,
  { before, after, size }: { readonly before: string; readonly after: string; readonly size: number },
): Promise<{ late: LateGuarantee[]; last: string | null }> => {
  const page = await rows<LateGuarantee & { isNews: boolean }>(
    db,
    sql`select g.id, g.keeper_id as "keeperId", late.id as "loanId", late.next_due_on::text as "dueOn",
          g.told_due_on::text as "toldDueOn",
          coalesce(late.next_due_on < ${before}::date and late.next_due_on > coalesce(g.told_due_on, '-infinity'), false)
            as "isNews"
        from loans.guarantee g left join lateral (
          select l.id, l.next_due_on from loans.loan l
          where l.state = 'running' and ${covered}
          order by l.next_due_on limit 1) late on true
        where g.state = 'agreed' and g.ended_on is null and g.id > ${after}::uuid order by g.id limit ${size}`,
  );
  const late = page.filter(({ isNews }) => isNews);
  return { late, last: page.length < size ? null : (page.at(-1)?.id ?? null) };
};

/** Marks somebody as told of an instalment. False when another server did so. */
export const markTold = async (db: Db, { id, dueOn }: LateGuarantee): Promise<boolean> =>
  (await run(
    db,
    sql`update loans.guarantee set told_due_on = ${dueOn}::date
        where id = ${id} and coalesce(told_due_on, '-infinity') < ${dueOn}::date`,
  )) === 1;

/** Somebody who could not be told waits again. */
export const markUntold = (db: Db, { id, toldDueOn }: LateGuarantee) =>
  run(db, sql`update loans.guarantee set told_due_on = ${toldDueOn}::date where id = ${id}`);
