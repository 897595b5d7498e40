/**
 * Traceability: what happened to lots from plot to plate. Promises that an event is never changed, that what cannot have
 * happened is refused with its reason, and that who asks hears only of what is theirs to know.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { listLeaves } from './list-leaves.ts';
import { listUnits } from './list-units.ts';
import { makeUnit } from './make-unit.ts';
import { printLotLabels } from './print-lot-labels.ts';
import { printPackLabels } from './print-pack-labels.ts';
import { printUnitLabels } from './print-unit-labels.ts';
import { proveEntry } from './prove-entry.ts';
import { proveHistory } from './prove-history.ts';
import { readEudrFile } from './read-eudr-file.ts';
import { readEudrPack } from './read-eudr-pack.ts';
import { readGs1 } from './read-gs1.ts';
import { readLog } from './read-log.ts';
import { saveGs1 } from './save-gs1.ts';
import { showCheckpoint } from './show-checkpoint.ts';
import { logJobs } from './watch-log.ts';

export const routes: readonly Route[] = [
  readLog,
  showCheckpoint,
  proveEntry,
  proveHistory,
  listLeaves,
  readGs1,
  saveGs1,
  makeUnit,
  listUnits,
  printLotLabels,
  printPackLabels,
  printUnitLabels,
  readEudrPack,
  readEudrFile,
];

export const objects: Readonly<Record<string, RelationsTo>> = {};

/** Nothing is read back yet of what was logged. */
export const jobsOf = (services: Services): JobHandler[] => [...logJobs(services, async () => new Map())];

export { appendLeaves, type LogEntry } from './append-leaves.ts';
export { findLastCheck } from './log-store.ts';
export { eraseFor } from './log-own-data.ts';
