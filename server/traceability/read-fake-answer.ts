import { readFakeAnswer as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findLastWordAt, findReport } from './genuine-store.ts';

/** Its number has more chance in it than anybody can guess: only whoever reported it has it. */
export const readFakeAnswer = handle(contract, async ({ reportId }, { db }) => {
  const report = await findReport(db, reportId);
  if (report === null) throw new Problem('not-found');
  const { state, answer, reportedAt } = report;
  return { state, answer, at: (await findLastWordAt(db, reportId)) ?? reportedAt };
});
