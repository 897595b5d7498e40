import { reportMessage as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findReported } from './find-reported.ts';
import { insertReport } from './report-store.ts';

export const reportMessage = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const found = await findReported(db, viewer, draft.kind, draft.messageId);
  if (found === null) throw new Problem('not-found');
  const { writerId, writerName, text, hasMore } = found;
  const reported = { ...draft, writerId, writerName, text, hasMore, reportedBy: viewer.accountId, now: clock.now() };
  if ((await insertReport(db, reported)) === 0) throw new Problem('reported-already');
  return {};
});
