import * as accounts from '#accounts';
import * as farms from '#farms';
import * as messaging from '#messaging';
import * as settings from '#settings';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';

/** Every route of the house, slice by slice in the order of the house. */
export const routes: readonly Route[] = [...settings.routes, ...accounts.routes, ...messaging.routes, ...farms.routes];

/** Who answers how a viewer stands to an object of a kind. */
export const relationsTo: Readonly<Record<string, RelationsTo>> = {
  ...accounts.objects,
  ...messaging.objects,
  ...farms.objects,
};

export const jobHandlers = (services: Services): JobHandler[] => messaging.jobsOf(services);
