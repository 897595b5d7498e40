import type { MessageDecision, MessageReport, ReportedKind } from '@shuka/domain/messaging';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type NewReport = {
  readonly id: string;
  readonly kind: ReportedKind;
  readonly messageId: string;
  readonly writerId: string;
  readonly writerName: string;
  readonly text: string;
  readonly hasMore: boolean;
  readonly reportedBy: string;
  readonly reason: string;
  readonly now: Date;
};

/** 0 when this person has reported the message before. */
export const insertReport = (db: Db, one: NewReport) =>
  run(
    db,
    sql`insert into messaging.message_report (id, kind, message_id, writer_id, writer_name, text, has_more, reported_by,
          reason, reported_at)
        values (${one.id}, ${one.kind}, ${one.messageId}, ${one.writerId}, ${one.writerName}, ${one.text},
          ${one.hasMore}, ${one.reportedBy}, ${one.reason}, ${one.now})
        on conflict (message_id, reported_by) do nothing`,
  );

const columns = sql`id, kind, text, has_more as "hasMore", writer_name as "writerName", reported_by as "reportedBy", reason,
  reported_at as "reportedAt", verdict, decision_reason as "decisionReason", decided_at as "decidedAt"`;

export type ReportRow = Omit<MessageReport, 'reporterName'> & { readonly reportedBy: string };

type ReportsQuery = { state: 'open' | 'decided' | undefined; after: string | null; limit: number };

/** One keyset page, newest first. */
export const findReports = (db: Db, { state, after, limit }: ReportsQuery): Promise<ReportRow[]> =>
  rows<ReportRow>(
    db,
    sql`select ${columns} from messaging.message_report
        where (${state ?? null}::text is null or (verdict is null) = (${state ?? null} = 'open'))
          and (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

export const hasReport = async (db: Db, reportId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from messaging.message_report where id = ${reportId}`)) !== null;

/** Decides once; null when somebody has decided already. */
export const setDecision = (db: Db, { reportId, verdict, reason }: MessageDecision, by: string, now: Date) =>
  row<ReportRow & { messageId: string }>(
    db,
    sql`update messaging.message_report
        set verdict = ${verdict}, decision_reason = ${reason}, decided_by = ${by}, decided_at = ${now}
        where id = ${reportId} and verdict is null returning ${columns}, message_id as "messageId"`,
  );

/** A message of a farmer's conversation, for who reports it. */
export const findReportable = (db: Db, messageId: string) =>
  row<{ keeperId: string; writerId: string; writerName: string; text: string; hasMore: boolean }>(
    db,
    sql`select keeper_id as "keeperId", writer_id as "writerId", writer_name as "writerName", text,
          photo_key is not null or voice_type is not null as "hasMore"
        from messaging.message where id = ${messageId} and removed_at is null`,
  );
