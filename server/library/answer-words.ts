import type { CaseAnswer } from '@shuka/domain/library';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { say } from '#kit/words.ts';

/** What the answer of a problem holds. */
const mostLetters = 1000;

/** What an agronomist says as its farmer reads it: their words, the measures in the farmer's language, who says so. */
export const answerIn = (
  language: Language,
  { answer, pest, controls }: Pick<CaseAnswer, 'answer' | 'pest' | 'controls'>,
  name: string,
): string => {
  const measures = controls.map((key) => `• ${say(language, `cases.control.${key}`)}`);
  const named = pest === null ? '' : say(language, `cases.pest.${pest}`);
  // With no measure beside it, what it is stands alone: 'Against it:' would lead to nothing.
  const card =
    measures.length === 0 ? named : [say(language, 'cases.against', { pest: named }), ...measures].join('\n');
  return [answer, card, say(language, 'cases.signed', { name })]
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, mostLetters);
};
