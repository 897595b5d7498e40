import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { earlierAnswer, hashOfInput, type Earlier, type StoredWrite, type Write } from '#kit/same-write.ts';
import type { Secrets } from '#kit/secrets.ts';

/** The writes among these ids that are done already. */
export const findWrites = (db: Db, ids: readonly string[]): Promise<StoredWrite[]> =>
  rows<StoredWrite>(
    db,
    sql`select id, endpoint, account_id, input_hash, answer, forgotten_at from kit.done_write
        where id = any(${ids}::uuid[])`,
  );

/**
 * Claims a write's id inside its transaction. A second claimant waits here for the first one's commit.
 * @returns null when the write is new, else what is known of the first one.
 * @throws Problem `same-id-other-body` when the id was used for something else, or by someone else.
 */
export const claimWrite = async (db: Db, write: Write, now: Date, secrets: Secrets): Promise<Earlier | null> => {
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

/** So long a caller may ask again what a write was answered. Phones ask for no answers, only whether an act was done. */
export const answerDays = 30;

const forgetting = sql`update kit.done_write set answer = null`;

/** Forgets old answers, some at a time; that the writes were done stays. @returns how many. */
export const forgetOldAnswers = async (db: Db, now: Date, limit = 5000): Promise<number> => {
  const before = new Date(now.getTime() - answerDays * 86_400_000);
  let forgotten = 0;
  for (let more = limit; more === limit; forgotten += more)
    more = await run(
      db,
      sql`${forgetting}, forgotten_at = ${now} where id in (
            select id from kit.done_write where forgotten_at is null and done_at < ${before}
            order by done_at limit ${limit} for update skip locked)`,
    );
  return forgotten;
};

/** Forgets what somebody was answered, and what others were answered that names them. */
export const forgetAnswersOf = (db: Db, accountId: string, now: Date): Promise<number> =>
  run(
    db,
    sql`${forgetting}, forgotten_at = ${now}
        where forgotten_at is null and (account_id = ${accountId} or position(${accountId} in answer::text) > 0)`,
  );
