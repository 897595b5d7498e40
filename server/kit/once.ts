import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { Secrets } from '#kit/secrets.ts';

/** One write as its maker named it: the same id and input again must give the same answer, for ever. */
export type Write = {
  readonly id: string;
  readonly endpoint: string;
  readonly accountId: string | null;
  readonly input: unknown;
  /** The input before it was brought to today's shape: it may have been claimed when that was the shape of the day. */
  readonly asSent?: unknown;
};

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, held]) => [key, sorted(held)]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;

/** Keyed, because an input may hold a password, which a plain hash would let a thief of the table guess. */
export const hashOfInput = (secrets: Secrets, input: unknown): Buffer =>
  secrets.hash('once', JSON.stringify(sorted(input)));

type StoredWrite = {
  id: string;
  endpoint: string;
  account_id: string | null;
  input_hash: Buffer;
  answer: unknown;
};

/** The writes among these ids that are done already. */
export const findWrites = (db: Db, ids: readonly string[]): Promise<StoredWrite[]> =>
  rows<StoredWrite>(
    db,
    sql`select id, endpoint, account_id, input_hash, answer from kit.done_write where id = any(${ids}::uuid[])`,
  );

/**
 * What the earlier delivery of a write was answered.
 * @throws Problem `same-id-other-body` when the id was used for something else, or by someone else.
 */
export const earlierAnswer = (stored: StoredWrite | null, write: Write, secrets: Secrets): { answer: unknown } => {
  const isItsInput = (input: unknown): boolean =>
    input !== undefined && stored?.input_hash.equals(hashOfInput(secrets, input)) === true;
  const isSameWrite =
    stored !== null &&
    stored.endpoint === write.endpoint &&
    stored.account_id === write.accountId &&
    (isItsInput(write.input) || isItsInput(write.asSent));
  if (!isSameWrite) throw new Problem('same-id-other-body');
  return { answer: stored.answer };
};

/**
 * Claims a write's id inside its transaction. A second claimant waits here for the first one's commit.
 * @returns null when the write is new, else the answer the first one got.
 * @throws Problem `same-id-other-body` when the id was used for something else, or by someone else.
 */
export const claimWrite = async (
  db: Db,
  write: Write,
  now: Date,
  secrets: Secrets,
): Promise<{ answer: unknown } | null> => {
  const inputHash = hashOfInput(secrets, write.input);
  const claimed = await row(
    db,
    sql`insert into kit.done_write (id, endpoint, account_id, input_hash, done_at)
        values (${write.id}, ${write.endpoint}, ${write.accountId}, ${inputHash}, ${now})
        on conflict (id) do nothing returning id`,
  );
  if (claimed !== null) return null;
  return earlierAnswer((await findWrites(db, [write.id]))[0] ?? null, write, secrets);
};

/** Keeps the answer of a claimed write, in the same transaction. */
export const keepAnswer = (db: Db, id: string, answer: unknown) =>
  db.query(sql`update kit.done_write set answer = ${JSON.stringify(answer)}::jsonb where id = ${id}`);

export type DoneWrite = { readonly write: Write; readonly inputHash: Buffer; readonly answer: unknown };

/** Keeps many writes with their answers at once. False when another transaction was first with one of the ids. */
export const keepWrites = async (db: Db, done: readonly DoneWrite[], now: Date): Promise<boolean> => {
  if (done.length === 0) return true;
  const inOrder = done.toSorted((one, other) => (one.write.id < other.write.id ? -1 : 1)); // no two batches wait crosswise
  const kept = await run(
    db,
    sql`insert into kit.done_write (id, endpoint, account_id, input_hash, answer, done_at)
        select *, ${now}::timestamptz from unnest(
          ${inOrder.map(({ write }) => write.id)}::uuid[],
          ${inOrder.map(({ write }) => write.endpoint)}::text[],
          ${inOrder.map(({ write }) => write.accountId)}::uuid[],
          ${inOrder.map(({ inputHash }) => inputHash)}::bytea[],
          ${inOrder.map(({ answer }) => JSON.stringify(answer))}::jsonb[])
        on conflict (id) do nothing`,
  );
  return kept === done.length;
};
