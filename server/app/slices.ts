import * as accounts from '#accounts';
import * as farms from '#farms';
import * as messaging from '#messaging';
import * as relations from '#relations';
import * as settings from '#settings';
import * as sync from '#sync';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';

/** Who answers how a viewer stands to an object of a kind. */
export const relationsTo: Readonly<Record<string, RelationsTo>> = {
  ...accounts.objects,
  ...relations.objects,
  ...messaging.objects,
  ...farms.objects,
  ...sync.objects,
};

const aboveSync: readonly Route[] = [
  ...settings.routes,
  ...accounts.routes,
  ...relations.routes,
  ...messaging.routes,
  ...farms.routes,
];

const synced = [...accounts.synced, ...farms.synced];

/** Every route of the house, slice by slice in the order of the house. */
export const routes: readonly Route[] = [
  ...aboveSync,
  ...sync.routesOver({ routes: aboveSync, relationsTo, synced, setAside: farms.setAside }),
];

export const jobHandlers = (services: Services): JobHandler[] => messaging.jobsOf(services);
