import type { TillCase, TillCaseKind } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { fullNamesOf } from '#accounts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type NewCase = {
  readonly kind: TillCaseKind;
  readonly managerId: string;
  readonly receiptId?: string;
  readonly handInId?: string;
  readonly amountKobo: number;
};

/** Opens a case that a person of the staff has to look into. @returns its id. */
export const openTillCase = async (db: Db, one: NewCase, now: Date): Promise<string> => {
  const id = newId();
  await run(
    db,
    sql`insert into loans.till_case (id, kind, manager_id, receipt_id, hand_in_id, amount_kobo, opened_at)
        values (${id}, ${one.kind}, ${one.managerId}, ${one.receiptId ?? null}, ${one.handInId ?? null},
          ${one.amountKobo}, ${now})`,
  );
  return id;
};

type CaseRow = Omit<TillCase, 'managerName'>;

const selected = sql`select c.id, c.kind, c.manager_id as "managerId", coalesce(r.receipt, h.slip) as about,
    c.amount_kobo as "amountKobo", c.opened_at as "openedAt", c.closed_at as "closedAt", c.words
  from loans.till_case c left join loans.cash_receipt r on r.id = c.receipt_id
    left join loans.hand_in h on h.id = c.hand_in_id`;

/** Puts managers' names to cases. */
export const nameCases = async (db: Db, found: readonly CaseRow[]): Promise<TillCase[]> => {
  const names = await fullNamesOf(
    db,
    found.map(({ managerId }) => managerId),
  );
  return found.map((one) => ({ ...one, managerName: names.get(one.managerId) ?? '' }));
};

/** Those that nobody has ended, the oldest first. */
export const findOpenCases = (db: Db, after: string | null, limit: number): Promise<CaseRow[]> =>
  rows<CaseRow>(
    db,
    sql`${selected} where c.closed_at is null ${after === null ? sql`` : sql`and c.id > ${after}`}
        order by c.id limit ${limit}`,
  );

export const findCasesOf = (db: Db, managerId: string, limit: number): Promise<CaseRow[]> =>
  rows<CaseRow>(db, sql`${selected} where c.manager_id = ${managerId} order by c.id desc limit ${limit}`);

export const holdTillCase = (db: Db, id: string): Promise<CaseRow | null> =>
  row<CaseRow>(db, sql`${selected} where c.id = ${id} for no key update of c`);

export const setCaseClosed = (db: Db, id: string, byId: string, words: string, now: Date) =>
  run(db, sql`update loans.till_case set closed_at = ${now}, closed_by = ${byId}, words = ${words} where id = ${id}`);
