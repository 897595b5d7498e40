import { createHmac, randomBytes } from 'node:crypto';
import type { LogKind } from '@shuka/domain/traceability';
import { canonicalJson } from '@shuka/domain/kit/canonical-json.ts';
import type { Db } from '#kit/db.ts';
import { saltOf } from './log-hash.ts';
import { findKeys, holdKeys, insertWaiting } from './log-store.ts';

/** Something that shall not be changed unseen from now on. */
export type LogEntry = {
  /** The id of the record it is about: logged once. */
  readonly id: string;
  readonly kind: LogKind;
  /** Whose erasure makes it unreadable: an account; null for what is nobody's. */
  readonly subjectId: string | null;
  /** All that was recorded, as plain data. It does not leave: the log holds what commits to it. */
  readonly content: unknown;
  readonly at: Date;
};

/** What stands for nobody. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Of the data as JSON has them: what is left out of the database's JSON is left out here. */
export const commitmentTo = (content: unknown, salt: Buffer): string =>
  createHmac('sha256', salt)
    .update(canonicalJson(JSON.parse(JSON.stringify(content))))
    .digest('hex');

/**
 * Puts entries into the tamper-evident log, in the transaction that writes what they are about: both stand or neither. They
 * get their places within a minute after its commit.
 */
export const appendLeaves = async (db: Db, entries: readonly LogEntry[], now: Date): Promise<void> => {
  if (entries.length === 0) return;
  const subjects = [...new Set(entries.map(({ subjectId }) => subjectId ?? nobody))].toSorted();
  const known = await findKeys(db, subjects);
  const missing = subjects.filter((one) => !known.has(one)).map((subjectId) => ({ subjectId, key: randomBytes(32) }));
  const keys = missing.length === 0 ? known : new Map([...known, ...(await holdKeys(db, missing, now))]);
  const leaves = entries.map(({ id, kind, subjectId, content, at }) => {
    const key = keys.get(subjectId ?? nobody);
    if (key === undefined) throw new Error('a subject of the log has no key');
    const leaf = canonicalJson({ at: at.toISOString(), commitment: commitmentTo(content, saltOf(key, id)), id, kind });
    return { entryId: id, subjectId: subjectId ?? nobody, leaf };
  });
  await insertWaiting(db, leaves);
};
