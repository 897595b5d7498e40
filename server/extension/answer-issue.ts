import { answeredIssue, answerIssue as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdIssue, updateIssue } from './issue-store.ts';

export const answerIssue = handle(contract, async (answer, context) => {
  const held = await holdIssue(context.db, answer.issueId);
  if (held === null) throw new Problem('not-found');
  const now = context.clock.now();
  const issue = answeredIssue(held, answer, now);
  await updateIssue(context.db, issue, viewerOf(context).accountId, now);
  return issue;
});
