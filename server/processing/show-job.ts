import type { Job, JobCard } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findJob, findResults, type JobLine } from './job-store.ts';
import { findLeft } from './output-store.ts';
import { findRequest } from './request-store.ts';
import { testsOf } from './test-store.ts';

const cardOf = (line: JobLine, forName: string): JobCard => {
  const { id, number, state, makes, inputs, inGrams, outGrams, startedOn, completedOn } = line;
  const crops = [...new Set(inputs.map(({ crop }) => crop))];
  return { id, number, state, makes, forName, crops, inGrams, outGrams, startedOn, completedOn };
};

const forWhom = async (db: Db, { requestId }: JobLine): Promise<string> =>
  requestId === null ? '' : ((await findRequest(db, requestId))?.askerName ?? '');

/** Jobs as cards show them. */
export const cardsOf = async (db: Db, lines: readonly JobLine[]): Promise<JobCard[]> => {
  const cards: JobCard[] = [];
  for (const line of lines) cards.push(cardOf(line, await forWhom(db, line)));
  return cards;
};

/** A job of a mill with all that is known of it. @throws Problem `not-found`. */
export const showJob = async (db: Db, companyId: string, jobId: string): Promise<Job> => {
  const line = await findJob(db, companyId, jobId);
  if (line === null) throw new Problem('not-found');
  return {
    ...cardOf(line, await forWhom(db, line)),
    requestId: line.requestId,
    inputs: line.inputs,
    results: await findResults(db, jobId),
    left: await findLeft(db, jobId),
    tests: await testsOf(db, jobId),
  };
};
