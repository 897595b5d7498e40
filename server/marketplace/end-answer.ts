import { checkOpen, endAnswer as contract } from '@shuka/domain/marketplace';
import { endPromises } from '#lots';
import { handle } from '#kit/route.ts';
import { endAnswerRow } from './answer-store.ts';
import { countAnswers } from './demand-store.ts';
import { holdAnswer } from './hold-answer.ts';
import { showAnswer } from './show-answer.ts';

export const endAnswer = handle(contract, async ({ answerId, reason }, context) => {
  const { db, clock } = context;
  const { demand, answer, side } = await holdAnswer(context, answerId);
  checkOpen(answer.state);
  await endAnswerRow(db, answerId, side === 'seller' ? 'withdrawn' : 'refused', reason, clock.now());
  await endPromises(db, answerId, clock.now());
  await countAnswers(db, demand.id, { open: -1 });
  return showAnswer(context, answerId);
});
