import { correctJob as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { endJob } from './end-job.ts';
import { holdJob } from './job-store.ts';

export const correctJob = handle(contract, async ({ companyId, jobId, after, reason, ...result }, context) => {
  const job = await holdJob(context.db, companyId, jobId);
  if (job === null) throw new Problem('not-found');
  if (job.state !== 'completed') throw new Problem('job-not-completed');
  if (job.version !== after) throw new Problem('job-changed');
  return endJob(context, job, result, reason);
});
