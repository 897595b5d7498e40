/**
 * Traceability: what happened to lots from plot to plate. Promises that an event is never changed, that what cannot have
 * happened is refused with its reason, and that who asks hears only of what is theirs to know.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';

export const routes: readonly Route[] = [];

export const objects: Readonly<Record<string, RelationsTo>> = {};

export const jobsOf = (_services: Services): JobHandler[] => [];
