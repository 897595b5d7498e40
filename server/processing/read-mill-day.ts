import { readMillDay as contract, type JobState } from '@shuka/domain/processing';
import { readCounter } from '#kit/counter.ts';
import { handle } from '#kit/route.ts';
import { findJobs } from './job-store.ts';
import { waitingCounter } from './keep-request.ts';
import { cardsOf } from './show-job.ts';

/** So many cards of each kind stand on the dashboard. */
const mostCards = 4;

export const readMillDay = handle(contract, async ({ companyId }, { db }) => {
  const count = (name: string): Promise<number> => readCounter(db, name, companyId);
  const cards = async (state: JobState) =>
    cardsOf(db, await findJobs(db, { companyId, state, after: null, limit: mostCards }));
  const ongoingCount = await count('processing.ongoing');
  return {
    waiting: await count(waitingCounter),
    ongoingCount,
    completedCount: (await count('processing.jobs')) - ongoingCount,
    ongoing: await cards('ongoing'),
    completed: await cards('completed'),
  };
});
