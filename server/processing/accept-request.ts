import { acceptRequest as contract, checkComing } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { answerRequest } from './answer-request.ts';

export const acceptRequest = handle(contract, async ({ scheduledOn, ...which }, context) => {
  checkComing('scheduledOn', scheduledOn, context.clock.now());
  return answerRequest(context, which, { scheduledOn });
});
