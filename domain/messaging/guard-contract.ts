import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { blockedPerson, messageDecision, messageReport, messageReportDraft } from './guard-model.ts';

const nothing = z.strictObject({});
const everybody = { farmer: 'any', 'extension-manager': 'any', investor: 'any', 'agro-processor': 'any' } as const;

export const reportMessage = endpoint({
  name: 'messaging.reportMessage',
  method: 'POST',
  path: '/api/message-reports',
  who: everybody,
  input: messageReportDraft,
  output: nothing,
  errors: { 'reported-already': 409 },
  offline: 'never',
  audit: 'reported a message',
  creates: true,
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary: 'Brings the words of a message that the viewer can read, and did not write, before an admin',
});

export const listMessageReports = endpoint({
  name: 'messaging.listMessageReports',
  method: 'GET',
  path: '/api/admin/message-reports',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery, state: z.optional(z.enum(['open', 'decided'])) }),
  output: page(messageReport),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Reported messages with their words, newest first',
});

export const decideMessageReport = endpoint({
  name: 'messaging.decideMessageReport',
  method: 'POST',
  path: '/api/admin/message-reports/:reportId/decision',
  who: { admin: 'any' },
  object: { kind: 'message-report', idField: 'reportId' },
  input: messageDecision,
  output: messageReport,
  errors: { 'decided-already': 409 },
  offline: 'never',
  audit: 'decided on a reported message',
  summary: 'Decides on a reported message, once and with a reason; a post at fault is taken away',
});

export const blockPerson = endpoint({
  name: 'messaging.blockPerson',
  method: 'PUT',
  path: '/api/blocks/:accountId',
  who: everybody,
  input: z.strictObject({ accountId: id }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'blocked somebody',
  summary: 'From now on neither sees what the other writes; only of somebody the viewer shares a conversation with',
});

export const unblockPerson = endpoint({
  name: 'messaging.unblockPerson',
  method: 'DELETE',
  path: '/api/blocks/:accountId',
  who: everybody,
  input: z.strictObject({ accountId: id }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'ended a block',
  summary: 'Ends a block of the viewer; what was written in between stays unseen',
});

export const listBlocks = endpoint({
  name: 'messaging.listBlocks',
  method: 'GET',
  path: '/api/blocks',
  who: everybody,
  input: nothing,
  output: z.strictObject({ items: z.array(blockedPerson) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Whom the viewer has blocked',
});
