import { demandPassing, passCase as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdIssue, notePassed } from '#extension';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertCase, takeBack } from './case-store.ts';
import { isAgronomist } from './duty-store.ts';
import { gatherCase } from './gather-case.ts';
import { nameOf } from './names-of.ts';
import { tellOfCase } from './tell-of-case.ts';

/** The problem is held, so that two who pass it on at once pass it one after the other. */
export const passCase = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const issue = await holdIssue(db, draft.issueId);
  if (issue === null) throw new Problem('not-found');
  demandPassing(issue, draft, accountId);
  if (!(await isAgronomist(db, draft.agronomistId))) throw new Problem('not-an-agronomist');
  const now = clock.now();
  await takeBack(db, issue.id, now);
  await insertCase(db, { ...draft, ...(await gatherCase(db, issue, now)), passedBy: accountId }, now);
  await notePassed(db, issue.id, accountId, now);
  await tellOfCase(context, draft.agronomistId, 'cases.passed', { name: await nameOf(db, accountId) });
  const agronomistName = await nameOf(db, draft.agronomistId);
  const { id, question } = draft;
  return { id, agronomistName, question, passedAt: now.toISOString(), takenBackAt: null, answeredAt: null };
});
