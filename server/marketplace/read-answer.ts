import { readAnswer as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { showAnswer } from './show-answer.ts';

export const readAnswer = handle(contract, ({ answerId }, context) => showAnswer(context, answerId));
