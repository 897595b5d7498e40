import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { QuestionDialog } from '#kit/question.tsx';
import { useWords } from '#kit/words.tsx';
import { askWords } from './finance-words.ts';
import type { Asked } from './use-ask-back.ts';

/** The question itself, over the form. */
export const AskBack = ({ asked }: { asked: Asked | null }) => {
  const { t, language } = useWords();
  const questionsOf = ({ asks, details }: Asked['about']): string[] => {
    const values = { amount: formatNaira(details.amountKobo), day: formatDate(details.happenedOn, language) };
    return asks.map((ask) => t(askWords[ask], values));
  };
  return (
    <QuestionDialog
      asked={asked}
      title={t('finance.askTitle')}
      questions={asked === null ? [] : questionsOf(asked.about)}
      change={t('finance.askChange')}
      yes={t('finance.askYes')}
    />
  );
};
