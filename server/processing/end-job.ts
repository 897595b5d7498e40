import { checkResult, jobBalance, type Job, type JobResult } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { insertResult, type JobLine } from './job-store.ts';
import { sayOutputs } from './output-store.ts';
import { showJob } from './show-job.ts';

/**
 * Writes the next word on how a held job ended.
 * @throws Problem as `checkResult`, and `packed-already` where more was packed than came out by this word.
 */
export const endJob = async (context: Context, job: JobLine, result: JobResult, reason: string): Promise<Job> => {
  const { db, clock } = context;
  checkResult(job, result, clock.now());
  if (!(await sayOutputs(db, job.id, result))) throw new Problem('packed-already');
  const { outGrams } = jobBalance(job.inputs, { ...result, byProducts: [] });
  const next = { jobId: job.id, version: job.version + 1, result, outGrams, reason };
  await insertResult(db, next, viewerOf(context).accountId, clock.now());
  return showJob(db, job.companyId, job.id);
};
