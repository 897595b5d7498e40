import { answeredRequest, answerRequest as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdRequest, updateRequest } from './request-store.ts';

export const answerRequest = handle(contract, async (answer, context) => {
  const held = await holdRequest(context.db, answer.requestId);
  if (held === null) throw new Problem('not-found');
  const request = answeredRequest(held, answer);
  if (request !== held) await updateRequest(context.db, request, viewerOf(context).accountId, context.clock.now());
  return request;
});
