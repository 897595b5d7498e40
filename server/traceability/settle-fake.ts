import { settleFake as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findReport, sayOfReport } from './genuine-store.ts';

export const settleFake = handle(contract, async (word, context) => {
  const { db, clock } = context;
  if ((await findReport(db, word.reportId)) === null) throw new Problem('not-found');
  if (!(await sayOfReport(db, word, viewerOf(context).accountId, clock.now()))) throw new Problem('fake-changed');
  const said = await findReport(db, word.reportId);
  if (said === null) throw new Problem('not-found');
  return said;
});
