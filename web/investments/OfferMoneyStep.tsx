import { budgetLines } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useFormState } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { goalOf } from './offer-draft.ts';
import { budgetWords } from './offer-words.ts';

/** What the season costs, line by line: together it is what is asked for. */
export const OfferMoneyStep = ({ fields }: { readonly fields: Readonly<Record<string, string>> }) => {
  const { t } = useWords();
  const wrong = useFormState().errors['budget'];
  const goalKobo = goalOf(fields);
  return (
    <>
      <p>{t('offers.moneyText')}</p>
      {budgetLines.map((line) => (
        <NairaField
          key={line}
          name={`budget.${line}`}
          label={t(budgetWords[line])}
          typed={fields[`budget.${line}`] ?? ''}
        />
      ))}
      <p
        aria-live="polite"
        className="flex flex-wrap items-baseline justify-between gap-3 border-t border-line pt-2 text-lg font-bold"
      >
        <span>{t('offers.goal')}</span>
        <span className="tabular-nums">{Number.isNaN(goalKobo) ? '–' : formatNaira(goalKobo)}</span>
      </p>
      {wrong !== undefined && <p className="font-medium text-danger">{wrong}</p>}
      <NairaField
        name="leastKobo"
        label={t('offers.least')}
        hint={t('offers.leastHint')}
        typed={fields['leastKobo'] ?? ''}
      />
    </>
  );
};
