import { listJobs as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { findJobs } from './job-store.ts';
import { pageOf } from '#kit/page-of.ts';
import { cardsOf } from './show-job.ts';

export const listJobs = handle(contract, async ({ companyId, state = null, ...asked }, { db }) => {
  const { items, next } = await pageOf(asked, (after, limit) => findJobs(db, { companyId, state, after, limit }));
  return { items: await cardsOf(db, items), next };
});
