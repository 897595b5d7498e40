import { checkWaiting, type MillRequest } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { addToCounter } from '#kit/counter.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { requestThere, waitingCounter } from './keep-request.ts';
import { answerRequest as writeAnswer, holdRequest } from './request-store.ts';

type Answer = { readonly scheduledOn: string } | { readonly reason: string };

/**
 * Answers a request of a mill; of two answers at once the first stands.
 * @throws Problem `not-found` for a request of another mill, `request-answered`.
 */
export const answerRequest = async (
  context: Context,
  { companyId, requestId }: { readonly companyId: string; readonly requestId: string },
  answer: Answer,
): Promise<MillRequest> => {
  const { db, clock } = context;
  const held = await holdRequest(db, companyId, requestId);
  if (held === null) throw new Problem('not-found');
  checkWaiting(held.state);
  await writeAnswer(db, requestId, answer, viewerOf(context).accountId, clock.now());
  await addToCounter(db, waitingCounter, companyId, -1);
  return requestThere(context, requestId);
};
