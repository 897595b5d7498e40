import { mostKobo, type LedgerAccount, type LedgerLine, type MoveDraft, type SettledMove } from '@shuka/domain/finance';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const accountColumns = sql`id, kind, money, key, owner_id as "ownerId", balance_kobo as "balanceKobo", moves`;

type NewAccount = Pick<LedgerAccount, 'id' | 'kind' | 'money' | 'key' | 'ownerId'>;

/** Opens an account unless there is one of its kind, money and key. */
export const writeLedgerAccount = (db: Db, { id, kind, money, key, ownerId }: NewAccount, now: Date) =>
  run(
    db,
    sql`insert into finance.ledger_account (id, kind, money, key, owner_id, opened_at)
        values (${id}, ${kind}, ${money}, ${key}, ${ownerId}, ${now}) on conflict (kind, money, key) do nothing`,
  );

export const findLedgerAccount = (
  db: Db,
  { kind, money, key }: Pick<LedgerAccount, 'kind' | 'money' | 'key'>,
): Promise<LedgerAccount | null> =>
  row<LedgerAccount>(
    db,
    sql`select ${accountColumns} from finance.ledger_account where kind = ${kind} and money = ${money} and key = ${key}`,
  );

type Purses = {
  readonly ids: readonly string[];
  readonly ownerIds: readonly string[];
  readonly money: LedgerAccount['money'];
};

/** Opens a wallet for each owner who has none; `ids` are those of the new ones, owner by owner. */
export const writeWallets = (db: Db, { ids, ownerIds, money }: Purses, now: Date) =>
  run(
    db,
    sql`insert into finance.ledger_account (id, kind, money, key, owner_id, opened_at)
        select id, 'wallet', ${money}, owner::text, owner, ${now}::timestamptz
        from unnest(${ids}::uuid[], ${ownerIds}::uuid[]) as w (id, owner)
        on conflict (kind, money, key) do nothing`,
  );

export const findWalletIds = (db: Db, ownerIds: readonly string[], money: LedgerAccount['money']) =>
  rows<{ id: string; key: string }>(
    db,
    sql`select id, key from finance.ledger_account
        where kind = 'wallet' and money = ${money} and key = any(${ownerIds}::text[])`,
  );

export const findLedgerAccountById = (db: Db, id: string): Promise<LedgerAccount | null> =>
  row<LedgerAccount>(db, sql`select ${accountColumns} from finance.ledger_account where id = ${id}`);

/**
 * Accounts as they stand, held until the transaction ends. All who hold several do so in the order of their ids and before
 * they write anything about them, so no two wait for each other crosswise.
 */
export const holdLedgerAccounts = (db: Db, ids: readonly string[]): Promise<LedgerAccount[]> =>
  rows<LedgerAccount>(
    db,
    sql`select ${accountColumns} from finance.ledger_account where id = any(${ids}::uuid[])
        order by id for no key update`,
  );

/** What asked for a move, for the audit log. `by` is null for the house itself: a job, a provider's word. */
export type Origin = {
  readonly by: string | null;
  readonly endpoint: string;
  readonly requestId: string;
  readonly at: Date;
};

const moveColumns = sql`id, kind, reason, subject_id as "subjectId", money, from_account as "from", to_account as "to",
  amount_kobo as "amountKobo", from_number as "fromNumber", from_balance_kobo as "fromBalanceKobo",
  to_number as "toNumber", to_balance_kobo as "toBalanceKobo", reverses`;

/**
 * Holds both accounts of one move and writes it in the same breath: an account that many want is held for as short as can be.
 * Null when it is there already, when there is not enough for it, or where it may not lead: a closer look tells which.
 */
export const writeMoveAtOnce = (db: Db, one: MoveDraft, { by, endpoint, requestId, at }: Origin) =>
  row<SettledMove>(
    db,
    sql`with held as materialized (
          select id, kind, money, balance_kobo, moves from finance.ledger_account
          where id in (${one.from}, ${one.to}) order by id for no key update
        )
        insert into finance.move (id, kind, reason, subject_id, money, from_account, to_account, amount_kobo,
          from_number, from_balance_kobo, to_number, to_balance_kobo, reverses, made_at, made_by, endpoint, request_id)
        select ${one.id}::uuid, ${one.kind}, ${one.reason}, ${one.subjectId}::uuid, f.money, f.id, t.id,
          ${one.amountKobo}::bigint, f.moves + 1, f.balance_kobo - ${one.amountKobo}::bigint, t.moves + 1,
          t.balance_kobo + ${one.amountKobo}::bigint, ${one.reverses}::uuid, ${at}::timestamptz, ${by}::uuid, ${endpoint},
          ${requestId}
        from held f join held t on t.id = ${one.to} and t.money = f.money and t.id <> f.id
        where f.id = ${one.from} and (f.kind in ('clearing', 'cost') or f.balance_kobo >= ${one.amountKobo}::bigint)
          and abs(f.balance_kobo - ${one.amountKobo}::bigint) <= ${mostKobo}::bigint
          and abs(t.balance_kobo + ${one.amountKobo}::bigint) <= ${mostKobo}::bigint
        on conflict (id) do nothing
        returning ${moveColumns}`,
  );

/** Writes moves; the database takes them into the balances. @returns how many were new by their ids. */
export const writeMoves = (db: Db, moves: readonly SettledMove[], { by, endpoint, requestId, at }: Origin) =>
  run(
    db,
    sql`insert into finance.move (id, kind, reason, subject_id, money, from_account, to_account, amount_kobo,
          from_number, from_balance_kobo, to_number, to_balance_kobo, reverses, made_at, made_by, endpoint, request_id)
        select *, ${at}::timestamptz, ${by}::uuid, ${endpoint}::text, ${requestId}::text from unnest(
          ${moves.map((one) => one.id)}::uuid[], ${moves.map((one) => one.kind)}::text[],
          ${moves.map((one) => one.reason)}::text[], ${moves.map((one) => one.subjectId)}::uuid[],
          ${moves.map((one) => one.money)}::text[], ${moves.map((one) => one.from)}::uuid[],
          ${moves.map((one) => one.to)}::uuid[], ${moves.map((one) => one.amountKobo)}::bigint[],
          ${moves.map((one) => one.fromNumber)}::bigint[], ${moves.map((one) => one.fromBalanceKobo)}::bigint[],
          ${moves.map((one) => one.toNumber)}::bigint[], ${moves.map((one) => one.toBalanceKobo)}::bigint[],
          ${moves.map((one) => one.reverses)}::uuid[])
        on conflict (id) do nothing`,
  );

export const findMoves = (db: Db, ids: readonly string[]): Promise<SettledMove[]> =>
  rows<SettledMove>(db, sql`select ${moveColumns} from finance.move where id = any(${ids}::uuid[])`);

export const findReversalOf = (db: Db, moveId: string): Promise<SettledMove | null> =>
  row<SettledMove>(db, sql`select ${moveColumns} from finance.move where reverses = ${moveId}`);

/** Accounts that a person owns, for what they take with them. */
export const findWalletsOf = (db: Db, ownerId: string): Promise<LedgerAccount[]> =>
  rows<LedgerAccount>(
    db,
    sql`select ${accountColumns} from finance.ledger_account where owner_id = ${ownerId} order by money`,
  );

const lastNumber = 999_999_999_999;

/** The moves of an account, the last one first, from below a number of its own; each side has its index. */
export const findLines = (db: Db, accountId: string, before: number | null, limit: number): Promise<LedgerLine[]> => {
  const below = before ?? lastNumber;
  return rows<LedgerLine>(
    db,
    sql`select id as "moveId", number, kind, reason, subject_id as "subjectId", amount as "amountKobo",
          balance as "balanceKobo", reverses, made_at as "madeAt"
        from (
          (select id, from_number as number, kind, reason, subject_id, -amount_kobo as amount,
             from_balance_kobo as balance, reverses, made_at
           from finance.move where from_account = ${accountId} and from_number < ${below}
           order by from_number desc limit ${limit})
          union all
          (select id, to_number, kind, reason, subject_id, amount_kobo, to_balance_kobo, reverses, made_at
           from finance.move where to_account = ${accountId} and to_number < ${below}
           order by to_number desc limit ${limit})
        ) as both_sides
        order by number desc limit ${limit}`,
  );
};
