import { readReport as contract } from '@shuka/domain/reports';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findReport } from './store.ts';

export const readReport = handle(contract, async ({ reportId }, { db }) => {
  const report = await findReport(db, reportId);
  if (report === null) throw new Problem('not-found');
  return report;
});
