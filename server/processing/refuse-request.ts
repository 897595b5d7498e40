import { refuseRequest as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { answerRequest } from './answer-request.ts';

export const refuseRequest = handle(contract, ({ reason, ...which }, context) =>
  answerRequest(context, which, { reason }),
);
