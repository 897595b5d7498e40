import * as accounts from '#accounts';
import * as extension from '#extension';
import * as farms from '#farms';
import * as finance from '#finance';
import * as marketplace from '#marketplace';
import * as messaging from '#messaging';
import * as relations from '#relations';
import * as reports from '#reports';
import * as seasons from '#seasons';
import * as settings from '#settings';
import * as sync from '#sync';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { recordsOver } from './my-data.ts';

/** Who answers how a viewer stands to an object of a kind. */
export const relationsTo: Readonly<Record<string, RelationsTo>> = {
  ...accounts.objects,
  ...relations.objects,
  ...messaging.objects,
  ...farms.objects,
  ...seasons.objects,
  ...finance.objects,
  ...extension.objects,
  ...reports.objects,
  ...marketplace.objects,
  ...sync.objects,
};

const aboveSync: readonly Route[] = [
  ...settings.routes,
  ...accounts.routes,
  ...relations.routes,
  ...messaging.routes,
  ...farms.routes,
  ...seasons.routes,
  ...finance.routes,
  ...extension.routes,
  ...reports.routes,
  ...marketplace.routes,
];

const synced = [
  ...accounts.synced,
  ...messaging.synced,
  ...farms.synced,
  ...seasons.synced,
  ...finance.synced,
  ...extension.synced,
  ...reports.synced,
  ...marketplace.synced,
];

/** How changes are kept that their makers may not make any more. */
const setAside = { ...accounts.setAside, ...farms.setAside };

/** Every route of the house, slice by slice in the order of the house. */
export const routes: readonly Route[] = [
  ...aboveSync,
  accounts.readMyData(recordsOver(synced)),
  ...sync.routesOver({ routes: aboveSync, relationsTo, synced, setAside }),
];

export const jobHandlers = (services: Services): JobHandler[] => [
  ...messaging.jobsOf(services),
  ...extension.jobsOf(services),
];
