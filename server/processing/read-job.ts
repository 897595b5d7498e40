import { readJob as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { showJob } from './show-job.ts';

export const readJob = handle(contract, ({ companyId, jobId }, { db }) => showJob(db, companyId, jobId));
