import type { Offer } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { budgetWords, stageWords } from './offer-words.ts';
import { Part } from './Part.tsx';
import { SmallTable } from './SmallTable.tsx';

/** What the money is for: by lines of the season's costs, and by milestones, each with what must be seen before it leaves. */
export const UsePart = ({ offer }: { readonly offer: Offer }) => {
  const { t, language } = useWords();
  const { milestones, terms } = offer;
  return (
    <Part title={t('investments.useTitle')}>
      <p>{t('investments.useText')}</p>
      <ol className="grid gap-3">
        {milestones.map(({ id, number, name, amountKobo, dueOn, stage }) => (
          <li key={id} className="grid gap-1 border-t border-line pt-2">
            <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
              <span className="min-w-0 break-words">{[number, name].join('. ')}</span>
              <span className="whitespace-nowrap">{formatNaira(amountKobo)}</span>
            </p>
            <p className="text-sm text-ink-soft">
              {t('investments.dueOn', { date: formatDate(dueOn, language) })}{' '}
              {stage === null
                ? t('investments.needsVisit')
                : t('investments.needsStage', { stage: t(stageWords[stage]) })}
            </p>
          </li>
        ))}
      </ol>
      <SmallTable
        caption={t('investments.budgetTitle')}
        columns={[t('investments.budgetTitle'), t('investments.amount')]}
        rows={terms.budget.map(({ line, amountKobo }) => [t(budgetWords[line]), formatNaira(amountKobo)])}
      />
    </Part>
  );
};
