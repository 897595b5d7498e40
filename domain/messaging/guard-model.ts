import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/** Where a reported message stands: in a farmer's conversation, or in a room. */
const reportedKinds = ['message', 'post'] as const;

export type ReportedKind = (typeof reportedKinds)[number];

export const verdicts = ['at-fault', 'no-fault'] as const;

export type MessageVerdict = (typeof verdicts)[number];

export const messageReportDraft = z.strictObject({
  id,
  kind: z.enum(reportedKinds),
  messageId: id,
  reason: requiredText('guard.reasonRequired', 500),
});

/** A reported message with its words as they were then, for the admin who decides. */
export const messageReport = z.strictObject({
  id,
  kind: z.enum(reportedKinds),
  text: z.string(),
  /** Whether a photo or a voice was beside the words, which no admin sees. */
  hasMore: z.boolean(),
  writerName: z.string(),
  reporterName: z.string(),
  reason: z.string(),
  reportedAt: z.string(),
  verdict: z.nullable(z.enum(verdicts)),
  decisionReason: z.string(),
  decidedAt: z.nullable(z.string()),
});

export type MessageReport = z.output<typeof messageReport>;

export const messageDecision = z.strictObject({
  reportId: id,
  verdict: z.enum(verdicts, 'guard.verdictRequired'),
  reason: requiredText('guard.decisionRequired', 500),
});

export const blockedPerson = z.strictObject({ accountId: id, name: z.string(), since: z.string() });

export type MessageDecision = z.output<typeof messageDecision>;
