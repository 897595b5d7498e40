/**
 * Figures of states and the country, summed from what each slice counts of each farmer. Promises that they are those of a full
 * count, that nobody is known by them, and that a page of them costs the same however many farmers there are.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { listCountedPlaces } from './list-counted-places.ts';
import { listFigureMails } from './list-figure-mails.ts';
import { readPlaceFigures } from './read-place-figures.ts';
import { readPlaceFile } from './read-place-file.ts';
import { recountFigures, refreshFigures, type ChangeLog } from './refresh.ts';
import { relationsToMail, relationsToPlace } from './relations.ts';
import { mailJobs } from './send-mails.ts';
import { startFigureMail } from './start-figure-mail.ts';
import { stopFigureMail } from './stop-figure-mail.ts';

export const routes: readonly Route[] = [
  listCountedPlaces,
  readPlaceFigures,
  readPlaceFile,
  startFigureMail,
  listFigureMails,
  stopFigureMail,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  'counted-place': relationsToPlace,
  'figure-mail': relationsToMail,
};

/** Each hour what changed; on Sundays everybody anew. */
export const jobsOver = (services: Services, log: ChangeLog): JobHandler[] => [
  { name: 'figures.refresh', cron: '12 * * * *', work: () => refreshFigures(services, log) },
  { name: 'figures.recount', cron: '40 1 * * 0', work: () => recountFigures(services, log) },
  ...mailJobs(services),
];

export { eraseFor, exportFor } from './own-data.ts';
export { insertMail } from './mail-store.ts';
export { findPlaceFigures } from './place-figures.ts';
export { recountFigures, refreshFigures, type ChangeLog } from './refresh.ts';
