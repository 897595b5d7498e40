import { checkWaiting, type MillRequest } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { kilogramsLeft } from '@shuka/domain/lots';
import { tellPerson } from '#accounts';
import { addToCounter } from '#kit/counter.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { requestThere, waitingCounter } from './keep-request.ts';
import { answerRequest as writeAnswer, holdRequest } from './request-store.ts';

type Answer = { readonly scheduledOn: string } | { readonly reason: string };

/** Tells the farmer, and whoever asked for them or for a company, what the mill said. */
const tellAsker = async (context: Context, request: MillRequest, askedBy: string): Promise<void> => {
  const { keeperId, millName: mill, crop, grams, scheduledOn, reason } = request;
  const kilograms = kilogramsLeft(grams);
  const says = scheduledOn === null ? 'sms.request.refused' : 'sms.request.accepted';
  for (const accountId of new Set([keeperId ?? askedBy, askedBy]))
    await tellPerson(context, accountId, says, (language) => {
      const date = scheduledOn === null ? '' : formatDate(scheduledOn, language);
      return { mill, crop, kilograms, date, reason };
    });
};

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
  const answered = await requestThere(context, requestId);
  await tellAsker(context, answered, held.askedBy);
  return answered;
};
