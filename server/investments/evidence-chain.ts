import { createHash } from 'node:crypto';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findSealKeys, inspectionSigner, keepSealKey } from '#reports';
import { canonicalJson } from '#kit/canonical-json.ts';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { isSigned } from '#kit/signer.ts';
import {
  findKnown,
  findLastLine,
  findSignedEvidence,
  insertEvidence,
  type EvidenceDraft,
  type EvidenceRow,
  type Known,
} from './evidence-store.ts';

/** The shape of what the digest is of; the key signs inspections too, and no text of one is one of the other. */
const format = 'shuka-evidence-1';

type Undigested = Omit<EvidenceRow, 'id' | 'digest'>;

/** SHA-256 of the line in canonical JSON with the digest of the line before, in hexadecimal; '' before the first. */
const digestOf = (offerId: string, line: Undigested, before: string): string => {
  const { number, kind, subjectId, rule, happenedOn, byId, shown, takenAt } = line;
  const said = { format, offerId, number, kind, subjectId, rule, happenedOn, byId, shown, takenAt, before };
  return createHash('sha256').update(canonicalJson(said)).digest('hex');
};

const keyOf = ({ kind, subjectId, rule }: Pick<Known, 'kind' | 'subjectId' | 'rule'>): string =>
  `${kind} ${subjectId} ${rule ?? ''}`;

/**
 * Adds what is not told yet to the evidence of an offer, each line chained to the one before and signed. The caller holds
 * the offer's row, so that there is one line after another. @returns the lines that are new.
 */
export const appendEvidence = async (
  db: Db,
  { secrets }: Pick<Services, 'secrets'>,
  offerId: string,
  drafts: readonly EvidenceDraft[],
  now: Date,
): Promise<EvidenceDraft[]> => {
  const known = new Set((await findKnown(db, offerId)).map(keyOf));
  const fresh = drafts.filter((draft) => !known.has(keyOf(draft)) && known.add(keyOf(draft)));
  if (fresh.length === 0) return [];
  const signer = inspectionSigner(secrets);
  const last = await findLastLine(db, offerId);
  let [number, before] = [last?.number ?? 0, last?.digest ?? ''];
  const lines = fresh.map((draft) => {
    number += 1;
    const line = { ...draft, number, takenAt: now.toISOString() };
    before = digestOf(offerId, line, before);
    return { ...line, id: newId(), digest: before, signature: signer.sign(Buffer.from(before, 'hex')) };
  });
  await keepSealKey(db, signer, now);
  await insertEvidence(db, offerId, lines, signer.keyId);
  return fresh;
};

const atOnce = 500;

/** The number of the first line of an offer that is missing, changed, or that we never signed; null when all are right. */
export const findBrokenLine = async (db: Db, offerId: string): Promise<number | null> => {
  const keys = new Map((await findSealKeys(db)).map(({ keyId, publicKey }) => [keyId, publicKey]));
  let [number, before] = [0, ''];
  for (;;) {
    const lines = await findSignedEvidence(db, offerId, number, atOnce);
    for (const line of lines) {
      number += 1;
      const digest = digestOf(offerId, line, before);
      const key = keys.get(line.keyId);
      const isRight = line.number === number && line.digest === digest && key !== undefined;
      if (!isRight || !isSigned(Buffer.from(digest, 'hex'), line.signature, key)) return number;
      before = digest;
    }
    if (lines.length < atOnce) return null;
  }
};
