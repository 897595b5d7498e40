import * as accounts from '#accounts';
import * as admin from '#admin';
import * as advisory from '#advisory';
import * as channels from '#channels';
import * as extension from '#extension';
import * as farms from '#farms';
import * as figures from '#figures';
import * as finance from '#finance';
import * as imports from '#imports';
import * as insurance from '#insurance';
import * as integrations from '#integrations';
import * as investments from '#investments';
import * as library from '#library';
import * as loans from '#loans';
import * as lots from '#lots';
import * as marketplace from '#marketplace';
import * as messaging from '#messaging';
import * as privacy from '#privacy';
import * as processing from '#processing';
import * as relations from '#relations';
import * as reports from '#reports';
import * as seasons from '#seasons';
import * as settings from '#settings';
import * as supervision from '#supervision';
import * as sync from '#sync';
import * as traceability from '#traceability';
import type { FindBar } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { findSeen } from './find-seen.ts';
import { findTies } from './find-ties.ts';
import { mergers } from './merging.ts';
import { recordsOver } from './my-data.ts';

/** Who answers how a viewer stands to an object of a kind. */
export const relationsTo: Readonly<Record<string, RelationsTo>> = {
  ...settings.objects,
  ...accounts.objects,
  ...relations.objects,
  ...messaging.objects,
  ...farms.objects,
  ...seasons.objects,
  ...finance.objects,
  ...extension.objects,
  ...reports.objects,
  ...library.objects,
  ...lots.objects,
  ...marketplace.objects,
  ...processing.objects,
  ...loans.objects,
  ...insurance.objects,
  ...supervision.objects,
  ...investments.objects,
  ...traceability.objects,
  ...figures.objects,
  ...imports.objects,
  ...integrations.objects,
  ...sync.objects,
};

/** Others depend on money of investors, goods in a warehouse, a loan; and money of its owner is not left behind. */
const findBar: FindBar = async (context, accountId) => {
  const { db } = context;
  const hasTies =
    (await investments.hasOpenTies(db, accountId)) ||
    (await processing.hasStored(db, accountId)) ||
    (await loans.hasOpenLoan(db, accountId));
  if (hasTies) return 'duties';
  return (await finance.hasMoneyLeft(context, db, accountId)) ? 'money' : null;
};

const aboveSync: readonly Route[] = [
  ...settings.routes,
  ...settings.routesOver(accounts.demandPassword),
  ...accounts.routes,
  accounts.closeAccount(findBar),
  ...relations.routes,
  ...relations.routesOver({ mergers, findStock: sync.findStock }),
  ...messaging.routes,
  ...messaging.routesOver(findTies),
  ...farms.routes,
  ...seasons.routes,
  ...finance.routes,
  ...extension.routes,
  ...reports.routes,
  ...advisory.routes,
  ...advisory.routesOver(marketplace.forPlans),
  ...library.routes,
  ...lots.routes,
  ...marketplace.routes,
  ...processing.routes,
  ...loans.routes,
  ...insurance.routes,
  ...supervision.routes,
  ...investments.routes,
  ...traceability.routes,
];

const synced = [
  ...accounts.synced,
  ...relations.synced,
  ...messaging.synced,
  ...farms.synced,
  ...seasons.synced,
  ...finance.synced,
  ...extension.synced,
  ...reports.synced,
  ...advisory.synced,
  ...library.synced,
  ...lots.synced,
  ...marketplace.synced,
  ...processing.synced,
  ...loans.synced,
  ...supervision.synced,
  ...investments.synced,
  ...traceability.synced,
];

/** How changes are kept that their makers may not make any more. */
const setAside = {
  ...accounts.setAside,
  ...farms.setAside,
  ...seasons.setAside,
  ...marketplace.setAside,
};

/** What waits for the admins, as each slice tells. */
export const queues = [
  ...accounts.queues,
  ...relations.queues,
  ...messaging.queues,
  ...finance.queues,
  ...marketplace.queues,
  ...loans.queues,
  ...insurance.queues,
  ...investments.queues,
  ...traceability.queues,
  ...sync.queues,
  ...admin.queues,
  ...privacy.queues,
];

const ofChannels = channels.routesOver({ routes: aboveSync, relationsTo });

/** Every route of the house, slice by slice in the order of the house. */
export const routes: readonly Route[] = [
  ...aboveSync,
  ...ofChannels,
  ...figures.routes,
  ...imports.routes,
  ...integrations.routes,
  ...admin.routesOver(queues),
  ...privacy.routes,
  ...privacy.routesOver({ recordsOf: recordsOver(synced), findBar }),
  accounts.readMyData(recordsOver(synced)),
  ...sync.routesOver({ routes: aboveSync, relationsTo, synced, setAside }),
];

/** Jobs of slices that forget what is over by night, by the name of their rule. */
const retentionJobs: Readonly<Record<string, string>> = { 'traceability.forget-checks': 'checks' };

const noted = (services: Services, job: JobHandler): JobHandler => {
  const rule = retentionJobs[job.name];
  if (rule === undefined) return job;
  const work = async (data: unknown): Promise<void> => {
    await job.work(data);
    await privacy.noteRetentionRun(services.pool, rule, services.clock.now());
  };
  return { ...job, work };
};

export const jobHandlers = (services: Services): JobHandler[] => allJobs(services).map((job) => noted(services, job));

const allJobs = (services: Services): JobHandler[] => [
  ...settings.jobsOf(services),
  ...accounts.jobsOf(services),
  ...relations.jobsOver(services, farms.findOverlapping),
  ...messaging.jobsOver(services, findSeen),
  ...finance.jobsOf(services),
  ...extension.jobsOf(services),
  ...library.jobsOf(services),
  ...processing.jobsOf(services),
  ...loans.jobsOf(services),
  ...advisory.jobsOf(services),
  ...insurance.jobsOf(services),
  ...investments.jobsOf(services),
  ...traceability.jobsOf(services),
  ...channels.jobsOf(services),
  ...figures.jobsOver(services, sync),
  ...imports.jobsOf(services),
  ...integrations.jobsOf(services),
  ...admin.jobsOf(services),
  ...privacy.jobsOf(services),
];
