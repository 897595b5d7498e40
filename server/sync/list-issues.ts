import { listIssues as contract } from '@shuka/domain/sync';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { sayProblem } from '#kit/say-problem.ts';
import { findIssues } from './mutation-store.ts';

export const listIssues = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const [receivedAt, deviceId, seq] = cursorParts(after, ['moment', 'id', 'number']) ?? [];
  const key =
    receivedAt === undefined || deviceId === undefined ? null : { receivedAt, deviceId, seq: Number(seq ?? 0) };
  const found = await findIssues(context.db, viewerOf(context).accountId, key, size + 1);
  const told = found.map(({ values, ...issue }) => ({
    ...issue,
    title: sayProblem(context.language, { code: issue.code, values }),
  }));
  return cutPage(told, size, (issue) => [issue.receivedAt, issue.device, String(issue.seq)]);
});
