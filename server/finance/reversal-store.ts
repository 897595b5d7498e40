import type { LedgerAccountKind, Money, MoveKind, ReversalState } from '@shuka/domain/finance';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A move with both its accounts, for the staff. Amounts in kobo. */
export type MoveRow = {
  readonly moveId: string;
  readonly kind: MoveKind;
  readonly moveReason: string;
  readonly money: Money;
  readonly amountKobo: number;
  readonly madeAt: string;
  readonly fromKind: LedgerAccountKind;
  readonly fromKey: string;
  readonly fromOwner: string | null;
  readonly toKind: LedgerAccountKind;
  readonly toKey: string;
  readonly toOwner: string | null;
  readonly isReversed: boolean;
};

/** What an admin asked to undo, with the move it is about. */
export type ReversalRow = MoveRow & {
  readonly id: string;
  readonly reason: string;
  readonly state: ReversalState;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
};

const moveColumns = sql`m.id as "moveId", m.kind, m.reason as "moveReason", m.money, m.amount_kobo as "amountKobo",
  m.made_at as "madeAt", f.kind as "fromKind", f.key as "fromKey", f.owner_id as "fromOwner", t.kind as "toKind",
  t.key as "toKey", t.owner_id as "toOwner",
  (m.reverses is not null or exists (select 1 from finance.move u where u.reverses = m.id)) as "isReversed"`;

const moves = sql`finance.move m join finance.ledger_account f on f.id = m.from_account
  join finance.ledger_account t on t.id = m.to_account`;

export const findMoveRow = (db: Db, moveId: string): Promise<MoveRow | null> =>
  row<MoveRow>(db, sql`select ${moveColumns} from ${moves} where m.id = ${moveId}`);

const columns = sql`r.id, r.reason, r.state, r.asked_by as "askedBy", r.asked_at as "askedAt", r.decided_by as "decidedBy",
  r.decided_at as "decidedAt", ${moveColumns}`;

const reversals = sql`finance.reversal r join ${moves} on m.id = r.move_id`;

export const findReversal = (db: Db, id: string): Promise<ReversalRow | null> =>
  row<ReversalRow>(db, sql`select ${columns} from ${reversals} where r.id = ${id}`);

/** The same with its row locked: two who decide at once come one after the other. */
export const holdReversal = (db: Db, id: string): Promise<ReversalRow | null> =>
  row<ReversalRow>(db, sql`select ${columns} from ${reversals} where r.id = ${id} for no key update of r`);

/** One page, the last asked first: ids are UUIDv7, so their order is that of birth. */
export const findReversals = (db: Db, after: string | null, limit: number): Promise<ReversalRow[]> =>
  rows<ReversalRow>(
    db,
    sql`select ${columns} from ${reversals} where true ${after === null ? sql`` : sql`and r.id < ${after}`}
        order by r.id desc limit ${limit}`,
  );

type NewReversal = { readonly id: string; readonly moveId: string; readonly reason: string; readonly askedBy: string };

/** False when somebody asked for the same move, and it was not refused. */
export const insertReversal = async (db: Db, one: NewReversal, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into finance.reversal (id, move_id, reason, state, asked_by, asked_at)
        values (${one.id}, ${one.moveId}, ${one.reason}, 'asked', ${one.askedBy}, ${now})
        on conflict (move_id) where state <> 'refused' do nothing`,
  )) === 1;

type Decided = { readonly state: 'agreed' | 'refused'; readonly decidedBy: string };

export const setReversal = (db: Db, id: string, { state, decidedBy }: Decided, now: Date) =>
  run(
    db,
    sql`update finance.reversal set state = ${state}, decided_by = ${decidedBy}, decided_at = ${now} where id = ${id}`,
  );
