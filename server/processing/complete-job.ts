import { completeJob as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { addToCounter } from '#kit/counter.ts';
import { handle } from '#kit/route.ts';
import { endJob } from './end-job.ts';
import { holdJob } from './job-store.ts';
import { setRequestState } from './request-store.ts';

export const completeJob = handle(contract, async ({ companyId, jobId, ...result }, context) => {
  const { db } = context;
  const job = await holdJob(db, companyId, jobId);
  if (job === null) throw new Problem('not-found');
  if (job.state === 'completed') throw new Problem('job-completed');
  if (job.requestId !== null) await setRequestState(db, job.requestId, 'done');
  await addToCounter(db, 'processing.ongoing', companyId, -1);
  return endJob(context, job, result, '');
});
