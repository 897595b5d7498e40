import { checkTest, limitsFor, mainCrop, recordTest as contract, verdictOn } from '@shuka/domain/processing';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdJob } from './job-store.ts';
import { showJob } from './show-job.ts';
import { insertTest } from './test-store.ts';

export const recordTest = handle(contract, async ({ companyId, jobId, ...test }, context) => {
  const { db, clock } = context;
  checkTest(test, clock.now());
  // Held, so that a sale at the same moment is before the test or after it.
  const job = await holdJob(db, companyId, jobId);
  if (job === null) throw new Problem('not-found');
  if (test.subject === 'output' && job.state !== 'completed') throw refusedField('subject', 'processing.nothingOut');
  const limits = limitsFor(test.kind, mainCrop(job.inputs));
  const verdict = verdictOn(test.value, limits);
  await insertTest(db, { ...test, jobId, limits, verdict }, viewerOf(context).accountId, clock.now());
  return showJob(db, companyId, jobId);
});
