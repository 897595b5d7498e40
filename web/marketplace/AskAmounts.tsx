import { oddAmounts, type Amount, type BusinessDetails } from '@shuka/domain/marketplace';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { QuestionDialog, useQuestion, type Question } from '#kit/question.tsx';
import { useWords, type WordId } from '#kit/words.tsx';

const words = {
  yearlyTonnes: 'business.askTonnes',
  employees: 'business.askEmployees',
  productCount: 'business.askProducts',
} as const satisfies Record<Amount, WordId>;

/** Asks a person back about amounts that no farm business has; nothing is refused. */
export const useAskAmounts = () => {
  const { asked, ask } = useQuestion<BusinessDetails>();
  const isRight = async (details: BusinessDetails): Promise<boolean> =>
    oddAmounts(details).length === 0 || ask(details);
  return { asked, isRight };
};

export const AskAmounts = ({ asked }: { asked: Question<BusinessDetails> | null }) => {
  const { t } = useWords();
  const details = asked?.about;
  const odd = details === undefined ? [] : oddAmounts(details);
  return (
    <QuestionDialog
      asked={asked}
      title={t('business.askTitle')}
      questions={odd.map((field) => t(words[field], { amount: formatNumber(details?.[field] ?? 0) }))}
      change={t('business.askChange')}
      yes={t('business.askYes')}
    />
  );
};
