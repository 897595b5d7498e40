import type { PaymentProviderName, PayoutState, PayoutTrouble } from '@shuka/domain/finance';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A payout as its row holds it. */
export type PayoutRow = {
  readonly id: string;
  readonly ownerId: string;
  readonly amountKobo: number;
  readonly provider: PaymentProviderName;
  readonly bankCode: string;
  readonly tail: string;
  readonly bankChangedAt: string;
  readonly holdUntil: string;
  readonly state: PayoutState;
  readonly trouble: PayoutTrouble | null;
  readonly reason: string;
  readonly moveId: string;
  readonly feeMoveId: string | null;
  readonly sendingAt: string | null;
  readonly returnAskedBy: string | null;
  readonly returnAskedAt: string | null;
  readonly returnReason: string;
  readonly createdAt: string;
};

const columns = sql`id, owner_id as "ownerId", amount_kobo as "amountKobo", provider, bank_code as "bankCode", tail,
  bank_changed_at as "bankChangedAt", hold_until as "holdUntil", state, trouble, reason, move_id as "moveId",
  fee_move_id as "feeMoveId",
  sending_at as "sendingAt", return_asked_by as "returnAskedBy", return_asked_at as "returnAskedAt",
  return_reason as "returnReason", created_at as "createdAt"`;

type Later =
  | 'state'
  | 'trouble'
  | 'reason'
  | 'feeMoveId'
  | 'sendingAt'
  | 'returnAskedBy'
  | 'returnAskedAt'
  | 'returnReason';

export const insertPayout = (db: Db, one: Omit<PayoutRow, Later>) =>
  run(
    db,
    sql`insert into finance.payout (id, owner_id, amount_kobo, provider, bank_code, tail, bank_changed_at, hold_until,
          state, move_id, created_at)
        values (${one.id}, ${one.ownerId}, ${one.amountKobo}, ${one.provider}, ${one.bankCode}, ${one.tail},
          ${one.bankChangedAt}, ${one.holdUntil}, 'asked', ${one.moveId}, ${one.createdAt})`,
  );

export const findPayout = (db: Db, id: string): Promise<PayoutRow | null> =>
  row<PayoutRow>(db, sql`select ${columns} from finance.payout where id = ${id}`);

/** What somebody took out, for what they take with them: the account by its last three; the last one first. */
export const findPayoutsOf = (db: Db, ownerId: string, limit: number): Promise<object[]> =>
  rows(
    db,
    sql`select id, amount_kobo as "amountKobo", provider, bank_code as "bankCode", tail, state, reason,
          created_at as "createdAt"
        from finance.payout where owner_id = ${ownerId} order by id desc limit ${limit}`,
  );

/** The payout with its row locked: its next state depends on the one it has. */
export const holdPayout = (db: Db, id: string): Promise<PayoutRow | null> =>
  row<PayoutRow>(db, sql`select ${columns} from finance.payout where id = ${id} for no key update`);

type Decided = { readonly state: 'approved' | 'refused'; readonly decidedBy: string; readonly reason: string };

export const setDecision = (db: Db, id: string, { state, decidedBy, reason }: Decided) =>
  run(
    db,
    sql`update finance.payout set state = ${state}, decided_by = ${decidedBy}, reason = ${reason} where id = ${id}`,
  );

/** Marks that the provider is asked from now on, before it is. */
export const setSending = (db: Db, id: string, now: Date) =>
  run(db, sql`update finance.payout set state = 'sending', sending_at = ${now} where id = ${id}`);

type ReturnAsked = { readonly by: string; readonly at: Date; readonly reason: string };

/** Notes who wants the money of a payout back in the wallet; null drops that. */
export const setReturnAsked = (db: Db, id: string, asked: ReturnAsked | null) =>
  run(
    db,
    sql`update finance.payout set return_asked_by = ${asked?.by ?? null}, return_asked_at = ${asked?.at ?? null},
          return_reason = ${asked?.reason ?? ''} where id = ${id}`,
  );

export const setReturned = (db: Db, id: string, returnedBy: string) =>
  run(
    db,
    sql`update finance.payout set state = 'returned', returned_by = ${returnedBy}, reason = return_reason
        where id = ${id}`,
  );

export const setTrouble = (db: Db, id: string, trouble: PayoutTrouble) =>
  run(db, sql`update finance.payout set trouble = ${trouble} where id = ${id}`);

export const setPayoutFee = (db: Db, id: string, feeMoveId: string) =>
  run(db, sql`update finance.payout set fee_move_id = ${feeMoveId} where id = ${id}`);

type Ended = {
  readonly state: 'sent' | 'failed';
  readonly trouble: PayoutTrouble | null;
  readonly providerReference: string | null;
};

export const setEnd = (db: Db, id: string, { state, trouble, providerReference }: Ended) =>
  run(
    db,
    sql`update finance.payout set state = ${state}, trouble = ${trouble},
          provider_reference = coalesce(${providerReference}, provider_reference) where id = ${id}`,
  );

/** Payouts that may leave now, and those that left a while ago of which nobody told how they ended; from after an id on. */
export const findDuePayouts = (
  db: Db,
  after: string,
  { now, sentBefore }: { readonly now: Date; readonly sentBefore: Date },
  limit: number,
): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from finance.payout
        where id > ${after}
          and ((state = 'approved' and hold_until <= ${now}) or (state = 'sending' and sending_at < ${sentBefore}))
        order by id limit ${limit}`,
  );

/**
 * Payouts that left since a moment, whose money a bank may send back, and those that were returned, which may have been paid
 * after all; from after an id on.
 */
export const findSentPayouts = (db: Db, after: string, since: Date, limit: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from finance.payout where id > ${after} and state in ('sent', 'returned') and sending_at >= ${since}
        order by id limit ${limit}`,
  );

/** One page of everybody's, those asked for last first: ids are UUIDv7, so their order is that of birth. */
export const findPayouts = (
  db: Db,
  {
    state,
    after,
    limit,
  }: { readonly state: PayoutState | undefined; readonly after: string | null; readonly limit: number },
): Promise<PayoutRow[]> =>
  rows<PayoutRow>(
    db,
    sql`select ${columns} from finance.payout
        where true ${state === undefined ? sql`` : sql`and state = ${state}`}
          ${after === null ? sql`` : sql`and id < ${after}`}
        order by id desc limit ${limit}`,
  );
