import type { FieldError } from '@shuka/domain/kit/problem.ts';
import type { Outcome, Range } from '@shuka/domain/sync';
import { row, rows, sql, type Db } from '#kit/db.ts';
import type { Verdict } from './do-items.ts';
import type { Arrived } from './push-item.ts';

export type StoredMutation = Verdict & { seq: number; input_hash: Buffer };

/** What became of those of these acts that arrived before. */
export const findMutations = (db: Db, deviceId: string, seqs: readonly number[]): Promise<StoredMutation[]> =>
  rows<StoredMutation>(
    db,
    sql`select seq, input_hash, outcome, code, fields, said as values from sync.mutation
        where device_id = ${deviceId} and seq = any(${seqs}::integer[])`,
  );

/** PostgreSQL holds neither zero characters nor half letters, and what a phone said must be kept whatever it is. */
const storableText = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '\ufffd');

const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(storable);
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [storableText(key), storable(held)]));
};

/** An act as it is written down: what arrived, what it was about, and what became of it. */
export type Done = { readonly arrived: Arrived; readonly objectId: string | null; readonly verdict: Verdict };

export const isUndone = ({ verdict: { outcome } }: Done): boolean => outcome === 'parked' || outcome === 'refused';

const inputOf = (done: Done): string | null =>
  isUndone(done) ? JSON.stringify(storable(done.arrived.input ?? null)) : null;

export const insertMutations = (db: Db, deviceId: string, accountId: string, now: Date, done: readonly Done[]) =>
  db.query(sql`insert into sync.mutation (device_id, account_id, received_at, seq, endpoint, object_id, input_hash,
      occurred_at, outcome, code, fields, said, input)
    select ${deviceId}::uuid, ${accountId}::uuid, ${now}::timestamptz, * from unnest(
      ${done.map(({ arrived }) => arrived.seq)}::integer[],
      ${done.map(({ arrived }) => storableText(arrived.endpoint).slice(0, 200))}::text[],
      ${done.map(({ objectId }) => objectId)}::text[],
      ${done.map(({ arrived }) => arrived.inputHash)}::bytea[],
      ${done.map(({ arrived }) => arrived.occurredAt.toISOString())}::timestamptz[],
      ${done.map(({ verdict }) => verdict.outcome)}::text[],
      ${done.map(({ verdict }) => verdict.code)}::text[],
      ${done.map(({ verdict }) => JSON.stringify(storable(verdict.fields)))}::jsonb[],
      ${done.map(({ verdict }) => JSON.stringify(storable(verdict.values)))}::jsonb[],
      ${done.map(inputOf)}::jsonb[])`);

/** How many acts of an account were not done since a moment, and how much of the disk what they said takes. */
export const sumUndone = async (
  db: Db,
  accountId: string,
  since: Date,
): Promise<{ count: number; sizeBytes: number }> =>
  (await row<{ count: number; sizeBytes: number }>(
    db,
    sql`select count(*), coalesce(sum(pg_column_size(input)), 0)::bigint as "sizeBytes" from sync.mutation
        where account_id = ${accountId} and outcome in ('conflict', 'parked', 'refused') and received_at > ${since}`,
  )) ?? { count: 0, sizeBytes: 0 };

/** The numbers of a device that are here, as ranges. */
export const findSeqRanges = async (db: Db, deviceId: string): Promise<Range[]> =>
  (
    await rows<{ first: number; last: number }>(
      db,
      sql`select min(seq) as first, max(seq) as last from (
            select seq, seq - row_number() over (order by seq) as island from sync.mutation where device_id = ${deviceId}
          ) numbered group by island order by 1`,
    )
  ).map(({ first, last }) => [first, last]);

type IssueKey = { readonly receivedAt: string; readonly deviceId: string; readonly seq: number };

type IssueRow = {
  seq: number;
  outcome: Outcome;
  code: string;
  fields: FieldError[];
  values: Verdict['values'];
  device: string;
  endpoint: string;
  input: unknown;
  receivedAt: string;
};

/** One keyset page of a person's acts that were not done, newest first. */
export const findIssues = (db: Db, accountId: string, after: IssueKey | null, limit: number): Promise<IssueRow[]> =>
  rows<IssueRow>(
    db,
    sql`select seq, outcome, code, fields, said as values, device_id as device, endpoint, input, received_at as "receivedAt"
        from sync.mutation
        where account_id = ${accountId} and outcome in ('conflict', 'parked', 'refused') and outcome <> 'conflict'
          and (${after === null} or (received_at, device_id, seq)
            < (${after?.receivedAt ?? null}::timestamptz, ${after?.deviceId ?? null}::uuid, ${after?.seq ?? null}::integer))
        order by received_at desc, device_id desc, seq desc limit ${limit}`,
  );
