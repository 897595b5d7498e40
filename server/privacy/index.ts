/**
 * Privacy: the audit log, sealed and searched, and what the law on personal data asks of the house. Promises that a line
 * that was changed, dropped or slipped in is found, and that each person sees what was done about them.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { Route } from '#kit/route.ts';
import { listActs } from './list-acts.ts';
import { listOwnActs } from './list-own-acts.ts';
import { readAuditState } from './read-audit-state.ts';
import { auditJobs } from './watch-audit.ts';

export const routes: readonly Route[] = [listActs, readAuditState, listOwnActs];

export const jobsOf = (services: Services): JobHandler[] => auditJobs(services);
