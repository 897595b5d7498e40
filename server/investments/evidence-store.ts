import type { InspectionType } from '@shuka/domain/reports';
import type { EvidenceKind } from '@shuka/domain/investments';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** What investors read of a line; positions are rounded already. Kept as JSON, so nothing in it may be undefined. */
export type Shown = {
  readonly what: string;
  readonly words: string;
  readonly stage: InspectionType | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly photoIds: readonly string[];
  readonly amountKobo: number | null;
  readonly kilograms: number | null;
  readonly corrects: string | null;
  /** SHA-256 of what the line was taken from, where that has one: the signed inspection, the pictures. */
  readonly records: readonly string[];
};

/** A line before it has its place in the chain. `rule` tells apart lines of one kind about one record. */
export type EvidenceDraft = {
  readonly kind: EvidenceKind;
  readonly subjectId: string;
  readonly rule: string | null;
  readonly happenedOn: string;
  readonly byId: string | null;
  readonly shown: Shown;
};

/** A line as it is kept. `takenAt` is ISO text, `digest` hexadecimal. */
export type EvidenceRow = EvidenceDraft & {
  readonly id: string;
  readonly number: number;
  readonly digest: string;
  readonly takenAt: string;
};

const columns = sql`e.id, e.number, e.kind, e.subject_id as "subjectId", e.rule, e.happened_on::text as "happenedOn",
  e.by_id as "byId", e.shown, e.digest, e.taken_at as "takenAt"`;

/** The newest lines of an offer, from below a number. */
export const findEvidence = (db: Db, offerId: string, before: number | null, limit: number): Promise<EvidenceRow[]> =>
  rows<EvidenceRow>(
    db,
    sql`select ${columns} from investments.evidence e
        where e.offer_id = ${offerId} and (${before}::int is null or e.number < ${before})
        order by e.number desc limit ${limit}`,
  );

/** A line with what it was signed by. */
type SignedRow = EvidenceRow & { readonly signature: Buffer; readonly keyId: string };

/** The lines of an offer after a number, in their order. */
export const findSignedEvidence = (db: Db, offerId: string, after: number, limit: number): Promise<SignedRow[]> =>
  rows<SignedRow>(
    db,
    sql`select ${columns}, e.signature, e.key_id as "keyId"
        from investments.evidence e
        where e.offer_id = ${offerId} and e.number > ${after} order by e.number limit ${limit}`,
  );

export type Known = Pick<EvidenceRow, 'kind' | 'subjectId' | 'rule'> & { readonly photoIds: readonly string[] };

/** What is told of an offer already; each is told once. */
export const findKnown = (db: Db, offerId: string): Promise<Known[]> =>
  rows<Known>(
    db,
    sql`select kind, subject_id as "subjectId", rule, shown -> 'photoIds' as "photoIds"
        from investments.evidence where offer_id = ${offerId}`,
  );

/** How much bad news there is of each of these offers; none for one that is not in the answer. */
export const countBadNews = async (db: Db, offerIds: readonly string[]): Promise<Map<string, number>> => {
  const found = await rows<{ offerId: string; count: number }>(
    db,
    sql`select offer_id as "offerId", count(*) as count from investments.evidence
        where offer_id = any(${offerIds}::uuid[]) and kind = 'bad-news' group by offer_id`,
  );
  return new Map(found.map(({ offerId, count }) => [offerId, count]));
};

export const findLastLine = (db: Db, offerId: string): Promise<Pick<EvidenceRow, 'number' | 'digest'> | null> =>
  row(
    db,
    sql`select number, digest from investments.evidence where offer_id = ${offerId} order by number desc limit 1`,
  );

export type NewLine = EvidenceRow & { readonly signature: Buffer };

export const insertEvidence = (db: Db, offerId: string, lines: readonly NewLine[], keyId: string) =>
  run(
    db,
    sql`insert into investments.evidence (id, offer_id, number, kind, subject_id, rule, happened_on, shown, by_id, digest,
          signature, key_id, taken_at)
        select id, ${offerId}, number, kind, subject_id, rule, happened_on, shown, by_id, digest, decode(signature, 'hex'),
          ${keyId}, taken_at
        from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ number }) => number)}::int[],
          ${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ subjectId }) => subjectId)}::uuid[],
          ${lines.map(({ rule }) => rule)}::text[], ${lines.map(({ happenedOn }) => happenedOn)}::date[],
          ${lines.map(({ shown }) => JSON.stringify(shown))}::jsonb[], ${lines.map(({ byId }) => byId)}::uuid[],
          ${lines.map(({ digest }) => digest)}::text[],
          ${lines.map(({ signature }) => signature.toString('hex'))}::text[],
          ${lines.map(({ takenAt }) => takenAt)}::timestamptz[])
          as l (id, number, kind, subject_id, rule, happened_on, shown, by_id, digest, signature, taken_at)`,
  );
