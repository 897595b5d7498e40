import type { Calculation, PayoutLine, PayoutList, Settled } from '@shuka/domain/insurance';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type ListRow = Omit<PayoutList, 'drawnByName' | 'decidedByName'> & { readonly decidedBy: string | null };

const columns = sql`l.id, l.product_id as "productId", l.state, l.covers, l.paying, l.without_index as "withoutIndex",
  l.paid_kobo as "paidKobo", l.back_kobo as "backKobo", l.owed_kobo as "owedKobo", l.drawn_by as "drawnBy",
  ${instantText(sql`l.drawn_at`)} as "drawnAt", l.decided_by as "decidedBy", l.decided_at as "decidedAt", l.reason,
  (select p.terms ->> 'name' from insurance.product p where p.product_id = l.product_id
    order by p.version desc limit 1) as "productName"`;

export const findLists = (db: Db, after: string | null, limit: number): Promise<ListRow[]> =>
  rows<ListRow>(
    db,
    sql`select ${columns} from insurance.payout_list l where (${after}::uuid is null or l.id < ${after}::uuid)
        order by l.id desc limit ${limit}`,
  );

/** A list with its row locked: two officers who decide at once do so one after the other. */
export const holdList = (db: Db, listId: string): Promise<ListRow | null> =>
  row<ListRow>(db, sql`select ${columns} from insurance.payout_list l where l.id = ${listId} for no key update of l`);

export type NewLine = Settled & {
  readonly id: string;
  readonly coverId: string;
  readonly calculation: Calculation;
};

type NewList = { readonly id: string; readonly productId: string; readonly lines: readonly NewLine[] };

const sumOf = (lines: readonly NewLine[], figure: 'paidKobo' | 'backKobo' | 'owedKobo'): number =>
  lines.reduce((sum, line) => sum + line[figure], 0);

/** False when another list of the product waits. */
export const insertList = async (
  db: Db,
  { id, productId, lines }: NewList,
  by: string,
  now: Date,
): Promise<boolean> => {
  const count = (outcome: Settled['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const written = await run(
    db,
    sql`insert into insurance.payout_list (id, product_id, state, covers, paying, without_index, paid_kobo, back_kobo,
          owed_kobo, drawn_by, drawn_at)
        values (${id}, ${productId}, 'drawn', ${lines.length}, ${count('paid')}, ${count('no-data')},
          ${sumOf(lines, 'paidKobo')}, ${sumOf(lines, 'backKobo')}, ${sumOf(lines, 'owedKobo')}, ${by}, ${now})
        on conflict (product_id) where state = 'drawn' do nothing`,
  );
  if (written === 0) return false;
  await run(
    db,
    sql`insert into insurance.payout_line (id, list_id, cover_id, outcome, paid_kobo, back_kobo, owed_kobo, calculation)
        select id, ${id}::uuid, cover_id, outcome, paid, back, owed, calculation
        from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.coverId)}::uuid[],
          ${lines.map((line) => line.outcome)}::text[], ${lines.map((line) => line.paidKobo)}::bigint[],
          ${lines.map((line) => line.backKobo)}::bigint[], ${lines.map((line) => line.owedKobo)}::bigint[],
          ${lines.map((line) => JSON.stringify(line.calculation))}::jsonb[])
          as new (id, cover_id, outcome, paid, back, owed, calculation)`,
  );
  return true;
};

export type LineRow = Omit<PayoutLine, 'keeperName'> & {
  readonly money: 'sandbox' | 'real';
  readonly productName: string;
};

const lineColumns = sql`l.id, l.cover_id as "coverId", c.keeper_id as "keeperId", c.plot_name as "plotName", l.outcome,
  l.paid_kobo as "paidKobo", l.back_kobo as "backKobo", l.owed_kobo as "owedKobo", c.money,
  p.terms ->> 'name' as "productName"`;

const lines = sql`insurance.payout_line l join insurance.cover c on c.id = l.cover_id
  join insurance.product p on p.product_id = c.product_id and p.version = c.version`;

export const findLines = (db: Db, listId: string, after: string | null, limit: number): Promise<LineRow[]> =>
  rows<LineRow>(
    db,
    sql`select ${lineColumns} from ${lines}
        where l.list_id = ${listId} and (${after}::uuid is null or l.id < ${after}::uuid) order by l.id desc limit ${limit}`,
  );

/** The next line of a paid list whose farmer was not told, taken so that nobody else tells it; null once all are. */
export const takeUntold = async (db: Db, listId: string, at: Date): Promise<LineRow | null> => {
  const taken = await row<{ id: string }>(
    db,
    sql`update insurance.payout_line set told_at = ${at} where id = (
          select l.id from insurance.payout_line l join insurance.payout_list p on p.id = l.list_id and p.state = 'paid'
          where l.list_id = ${listId} and l.told_at is null order by l.id limit 1 for update of l skip locked)
        returning id`,
  );
  return taken === null ? null : row<LineRow>(db, sql`select ${lineColumns} from ${lines} where l.id = ${taken.id}`);
};

/** A line whose farmer could not be told waits again. */
export const giveUntoldBack = (db: Db, lineId: string) =>
  run(db, sql`update insurance.payout_line set told_at = null where id = ${lineId}`);

type Decision = { readonly state: 'paid' | 'refused'; readonly by: string; readonly reason: string; readonly at: Date };

export const setDecided = async (db: Db, listId: string, { state, by, reason, at }: Decision): Promise<void> => {
  await run(
    db,
    sql`update insurance.payout_list set state = ${state}, decided_by = ${by}, decided_at = ${at}, reason = ${reason}
        where id = ${listId}`,
  );
  if (state === 'refused')
    await run(db, sql`update insurance.payout_line set is_refused = true where list_id = ${listId}`);
};
