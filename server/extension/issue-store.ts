import type { Issue } from '@shuka/domain/extension';
import { row, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, keeper_id as "keeperId", farm_id as "farmId", kind, description,
  to_json(photo_ids) as "photoIds", voice_id as "voiceId", state, answer, opened_at as "openedAt",
  closed_at as "closedAt"`;

export const insertIssue = (db: Db, issue: Issue, openedBy: string) =>
  run(
    db,
    sql`insert into extension.issue (id, keeper_id, farm_id, kind, description, photo_ids, voice_id, state, answer,
          opened_by, opened_at, closed_at)
        values (${issue.id}, ${issue.keeperId}, ${issue.farmId}, ${issue.kind}, ${issue.description},
          ${issue.photoIds}::uuid[], ${issue.voiceId}, ${issue.state}, ${issue.answer}, ${openedBy}, ${issue.openedAt},
          ${issue.closedAt})`,
  );

/** The issue with its row locked. */
export const holdIssue = (db: Db, issueId: string): Promise<Issue | null> =>
  row<Issue>(
    db,
    sql`select ${columns} from extension.issue where id = ${issueId} and removed_at is null for no key update`,
  );

/** @param answeredAt of an answer; null where nothing is answered. The first one is kept: it is how long people waited. */
export const updateIssue = (db: Db, issue: Issue, answeredBy: string, answeredAt: Date | null) =>
  run(
    db,
    sql`update extension.issue set state = ${issue.state}, answer = ${issue.answer}, closed_at = ${issue.closedAt},
          answered_by = ${answeredBy}, first_answered_at = coalesce(first_answered_at, ${answeredAt})
        where id = ${issue.id}`,
  );

/** A few rows at most: past `mostOpen` no more are taken. */
export const countOpenIssues = async (db: Db, keeperId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from extension.issue
          where keeper_id = ${keeperId} and state = 'open' and removed_at is null`,
    )
  )?.total ?? 0;
