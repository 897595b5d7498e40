import { answeredIssue, type Issue } from '@shuka/domain/extension';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { holdIssue, updateIssue } from './issue-store.ts';

/** Writes down that a problem was passed to somebody who knows more; the first time counts. */
export const notePassed = (db: Db, issueId: string, passedBy: string, now: Date) =>
  run(
    db,
    sql`update extension.issue set passed_at = ${now}, passed_by = ${passedBy}
        where id = ${issueId} and passed_at is null and first_answered_at is null`,
  );

type Said = { readonly issueId: string; readonly answer: string; readonly answeredBy: string };

/**
 * Keeps what somebody says to whom the manager passed a problem. It stays open: whether it is solved, its manager and its
 * farmer say. Null for one that is not there any more.
 */
export const answerFor = async (
  db: Db,
  { issueId, answer, answeredBy }: Said,
  now: Date,
): Promise<Pick<Issue, 'id'> | null> => {
  const held = await holdIssue(db, issueId);
  if (held === null) return null;
  await updateIssue(db, answeredIssue(held, { issueId, answer, isSolved: false }, now), answeredBy, now);
  return held;
};

export type Told = Pick<Issue, 'id' | 'kind' | 'description'>;

/** What these problems are about and what was told of each. */
export const findTold = (db: Db, issueIds: readonly string[]): Promise<Told[]> =>
  rows<Told>(db, sql`select id, kind, description from extension.issue where id = any(${issueIds}::uuid[])`);
