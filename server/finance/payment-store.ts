import type { PaymentProviderName, PaymentPurpose, PaymentState, PaymentTrouble } from '@shuka/domain/finance';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A payment as its row holds it. */
export type PaymentRow = {
  readonly id: string;
  readonly payerId: string;
  readonly purpose: PaymentPurpose;
  readonly amountKobo: number;
  readonly provider: PaymentProviderName;
  readonly attempt: number;
  readonly address: string | null;
  readonly state: PaymentState;
  readonly trouble: PaymentTrouble | null;
  readonly moveId: string | null;
  readonly feeMoveId: string | null;
  /** For a loan: whether the money is on it, or in a wallet, and not where it waited any more. */
  readonly isPassedOn: boolean;
  readonly createdAt: string;
};

const columns = sql`id, payer_id as "payerId", purpose, amount_kobo as "amountKobo", provider, attempt, address, state,
  trouble, move_id as "moveId", fee_move_id as "feeMoveId", is_passed_on as "isPassedOn", created_at as "createdAt"`;

/** What the provider knows a payment by: each attempt to begin it has a reference of its own. */
export const referenceOf = ({ id, attempt }: Pick<PaymentRow, 'id' | 'attempt'>): string =>
  attempt <= 1 ? id : `${id}-${attempt}`;

/** The id that a reference of ours begins with; null for what is no reference of ours. */
export const idOfReference = (reference: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-\d{1,3})?$/.exec(reference)?.[1] ?? null;

export const findPayment = (db: Db, id: string): Promise<PaymentRow | null> =>
  row<PaymentRow>(db, sql`select ${columns} from finance.payment where id = ${id}`);

/** What somebody paid in, for what they take with them; the last one first. */
export const findPaymentsOf = (db: Db, payerId: string, limit: number): Promise<object[]> =>
  rows(
    db,
    sql`select id, purpose, amount_kobo as "amountKobo", provider, state, created_at as "createdAt"
        from finance.payment where payer_id = ${payerId} order by id desc limit ${limit}`,
  );

/** The payment with its row locked: its next state depends on the one it has. */
export const holdPayment = (db: Db, id: string): Promise<PaymentRow | null> =>
  row<PaymentRow>(db, sql`select ${columns} from finance.payment where id = ${id} for no key update`);

type NewPayment = Pick<PaymentRow, 'id' | 'payerId' | 'purpose' | 'amountKobo' | 'provider'>;

/** Writes a payment down before anybody is asked about it. False when there is one of this id. */
export const insertPayment = async (db: Db, one: NewPayment, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into finance.payment (id, payer_id, purpose, amount_kobo, provider, state, created_at)
        values (${one.id}, ${one.payerId}, ${one.purpose}, ${one.amountKobo}, ${one.provider}, 'started', ${now})
        on conflict (id) do nothing`,
  )) === 1;

/** Lets one caller ask the provider for the page, until a moment after which it has surely given up. */
export const claimAsking = (db: Db, id: string, now: Date, until: Date): Promise<PaymentRow | null> =>
  row<PaymentRow>(
    db,
    sql`update finance.payment set asking_until = ${until}, attempt = attempt + 1
        where id = ${id} and address is null and state = 'started' and (asking_until is null or asking_until <= ${now})
        returning ${columns}`,
  );

/** Keeps the page that the provider answered, or lets the next caller ask when it answered none. */
export const endAsking = (db: Db, { id, attempt }: PaymentRow, address: string | null) =>
  run(
    db,
    sql`update finance.payment set address = ${address}, asking_until = null where id = ${id} and attempt = ${attempt}`,
  );

type Settled = Pick<PaymentRow, 'state' | 'trouble' | 'moveId' | 'feeMoveId'> & {
  readonly providerReference: string | null;
};

export const setPaymentState = (db: Db, id: string, settled: Settled) =>
  run(
    db,
    sql`update finance.payment set state = ${settled.state}, trouble = ${settled.trouble}, move_id = ${settled.moveId},
          fee_move_id = ${settled.feeMoveId},
          provider_reference = coalesce(${settled.providerReference}, provider_reference) where id = ${id}`,
  );

export const setPaymentFee = (db: Db, id: string, feeMoveId: string) =>
  run(db, sql`update finance.payment set fee_move_id = ${feeMoveId} where id = ${id}`);

export const setPassedOn = (db: Db, id: string) =>
  run(db, sql`update finance.payment set is_passed_on = true where id = ${id}`);

/** Payments that began before a moment and of which nobody told how they ended; the oldest first, from after an id on. */
export const findUnsettled = (db: Db, after: string, before: Date, limit: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from finance.payment where state = 'started' and created_at < ${before} and id > ${after}
        order by id limit ${limit}`,
  );

/** Payments that ended since a moment, of which a provider may say something else by now; from after an id on. */
export const findEnded = (db: Db, after: string, since: Date, limit: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from finance.payment
        where state in ('paid', 'failed', 'abandoned') and created_at >= ${since} and id > ${after}
        order by id limit ${limit}`,
  );

/** The payment that a provider knows by a reference of its own. */
export const findIdByProvider = async (db: Db, provider: PaymentProviderName, providerReference: string) =>
  (
    await row<{ id: string }>(
      db,
      sql`select id from finance.payment where provider = ${provider} and provider_reference = ${providerReference}`,
    )
  )?.id ?? null;

type Heard = {
  readonly provider: PaymentProviderName;
  readonly eventId: string;
  readonly about: 'charge' | 'transfer';
  readonly reference: string;
  readonly digest: Buffer;
};

/** Notes what a provider told. False when it told that before. */
export const noteEvent = async (db: Db, heard: Heard, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into finance.payment_event (provider, event_id, about, reference, digest, heard_at)
        values (${heard.provider}, ${heard.eventId}, ${heard.about}, ${heard.reference}, ${heard.digest}, ${now})
        on conflict (provider, event_id) do nothing`,
  )) === 1;

type Step = { readonly state: string; readonly trouble: string | null };

export const noteStep = (db: Db, subjectId: string, { state, trouble }: Step, now: Date) =>
  run(
    db,
    sql`insert into finance.money_step (subject_id, state, trouble, at) values (${subjectId}, ${state}, ${trouble}, ${now})`,
  );

/** What payments or payouts came to, of several at once, the oldest first. */
export const findSteps = (
  db: Db,
  subjectIds: readonly string[],
): Promise<{ subjectId: string; state: string; at: string }[]> =>
  rows(
    db,
    sql`select subject_id as "subjectId", state, at from finance.money_step
        where subject_id = any(${subjectIds}::uuid[]) order by number`,
  );
