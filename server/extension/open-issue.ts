import { newIssue, openIssue as contract } from '@shuka/domain/extension';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandFarmOf } from './check-farm.ts';
import { countOpenIssues, insertIssue } from './issue-store.ts';

export const openIssue = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const issue = newIssue(draft, await countOpenIssues(db, draft.keeperId), clock.now());
  await demandFarmOf(db, draft.farmId, draft.keeperId);
  await insertIssue(db, issue, viewerOf(context).accountId);
  return issue;
});
