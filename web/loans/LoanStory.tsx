import { isScored, type Loan } from '@shuka/domain/loans';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { factorWords, stateWords } from './loan-words.ts';

/** What spoke for a loan, each reason in words, and every step of its life with who took it. */
export const LoanStory = ({ loan }: { readonly loan: Loan }) => {
  const { t, language } = useWords();
  const { score } = loan;
  return (
    <>
      <h2 className="text-xl font-bold">{t('loans.scoreTitle')}</h2>
      <p>
        {isScored(score) ? t('loans.scoreText', { points: score.points, most: score.most }) : t('loans.scoreStopped')}
      </p>
      <ul className="grid gap-2">
        {score.factors.map(({ name, value, points, most }) => (
          <li key={name} className="rounded-xl border border-line bg-paper p-3">
            <p>{t(factorWords[name], { value: name === 'income' ? formatNaira(value) : String(value) })}</p>
            <p className="text-sm text-ink-soft">{t('loans.factorPoints', { points, most })}</p>
          </li>
        ))}
      </ul>
      <h2 className="text-xl font-bold">{t('loans.steps')}</h2>
      <ol className="grid gap-2">
        {loan.steps.map(({ state, byName, words, at }) => (
          <li key={at + state} className="rounded-xl border border-line bg-paper p-3">
            <p className="font-semibold">{t(stateWords[state])}</p>
            <p className="text-sm text-ink-soft">{[byName, formatDateTime(at, language)].join(', ')}</p>
            {words !== '' && <p className="break-words">{words}</p>}
          </li>
        ))}
      </ol>
      {loan.lender !== '' && <p>{t('loans.passedTo', { lender: loan.lender })}</p>}
    </>
  );
};
