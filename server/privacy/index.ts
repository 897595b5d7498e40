/**
 * Privacy: the audit log, sealed and searched, and what the law on personal data asks of the house. Promises that a line
 * that was changed, dropped or slipped in is found, and that each person sees what was done about them.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { Route } from '#kit/route.ts';
import { addIncidentStep } from './add-incident-step.ts';
import { answerRequest } from './answer-request.ts';
import { askRight } from './ask-right.ts';
import { listActs } from './list-acts.ts';
import { listIncidents } from './list-incidents.ts';
import { listOwnActs } from './list-own-acts.ts';
import { listOwnRequests } from './list-own-requests.ts';
import { listRequests } from './list-requests.ts';
import { listRetention } from './list-retention.ts';
import type { Over } from './over.ts';
import { previewRequest } from './preview-request.ts';
import { readAuditState } from './read-audit-state.ts';
import { readPrivacyReturn } from './read-privacy-return.ts';
import { readPrivacyReturnFile } from './read-privacy-return-file.ts';
import { readRegister } from './read-register.ts';
import { readRegisterFile } from './read-register-file.ts';
import { recordIncident } from './record-incident.ts';
import { reminderJobs } from './remind-office.ts';
import { auditJobs } from './watch-audit.ts';
import { withdrawRequest } from './withdraw-request.ts';

export const routes: readonly Route[] = [
  listActs,
  readAuditState,
  listOwnActs,
  askRight,
  listOwnRequests,
  withdrawRequest,
  listRequests,
  recordIncident,
  addIncidentStep,
  listIncidents,
  readRegister,
  readRegisterFile,
  listRetention,
  readPrivacyReturn,
  readPrivacyReturnFile,
];

/** What needs to know of all slices. */
export const routesOver = (over: Over): readonly Route[] => [previewRequest(over), answerRequest(over)];

export const jobsOf = (services: Services): JobHandler[] => [...auditJobs(services), ...reminderJobs(services)];

export { eraseFor, exportFor, mergeInto } from './own-data.ts';
export { noteRetentionRun } from './retention-store.ts';
export { queues } from './queues.ts';
