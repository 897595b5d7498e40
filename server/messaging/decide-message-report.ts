import { decideMessageReport as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { takeAwayPost } from './post-store.ts';
import { setDecision } from './report-store.ts';
import { showReports } from './show-reports.ts';

export const decideMessageReport = handle(contract, async (decision, context) => {
  const { db, clock } = context;
  const decided = await setDecision(db, decision, viewerOf(context).accountId, clock.now());
  if (decided === null) throw new Problem('decided-already');
  const { messageId, ...report } = decided;
  // A message of a care record stays in it; a post in a room goes.
  if (report.kind === 'post' && report.verdict === 'at-fault') await takeAwayPost(db, messageId, clock.now());
  const [shown] = await showReports(db, [report]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
