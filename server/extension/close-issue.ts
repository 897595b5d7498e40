import { closedIssue, closeIssue as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdIssue, updateIssue } from './issue-store.ts';

export const closeIssue = handle(contract, async ({ issueId }, context) => {
  const held = await holdIssue(context.db, issueId);
  if (held === null) throw new Problem('not-found');
  const issue = closedIssue(held, context.clock.now());
  if (issue !== held) await updateIssue(context.db, issue, viewerOf(context).accountId, null);
  return issue;
});
