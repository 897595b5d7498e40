import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { costLines, lineFields } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { CostLineFields, TotalOutput, typedTotalKobo } from './CostLineFields.tsx';
import { FormCheck, NumberField, useTyped } from './form-field.tsx';

/** What the season cost, line by line, the family's own work, the budget, and the bags it is measured against. */
export const CostsStep = () => {
  const { t } = useWords();
  const { fields } = useTyped();
  const paidKobo = costLines.reduce((sum, line) => {
    const { price, quantity } = lineFields[line];
    return sum + (typedTotalKobo(fields[price], fields[quantity]) ?? 0);
  }, 0);
  return (
    <>
      <p>{t('reports.costsHelp')}</p>
      {costLines.map((line) => (
        <CostLineFields key={line} line={line} />
      ))}
      <p className="flex items-baseline justify-between gap-3 text-lg font-bold" aria-live="polite">
        <span>{t('reports.paid')}</span>
        <span className="tabular-nums">{Number.isSafeInteger(paidKobo) ? formatNaira(paidKobo) : '–'}</span>
      </p>
      <FamilyFields />
      <NumberField name="budget" label={t('reports.budget')} hint={t('reports.budgetHint')} />
      <fieldset className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
        <legend className="px-1 text-lg font-bold">{t('reports.bagsTitle')}</legend>
        <p className="text-sm text-ink-soft">{t('reports.bagsHint')}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField name="bags" label={t('reports.bags')} />
          <NumberField name="bagsToSell" label={t('reports.bagsToSell')} />
        </div>
      </fieldset>
    </>
  );
};

const FamilyFields = () => {
  const { t } = useWords();
  const { fields } = useTyped();
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <legend className="px-1 text-lg font-bold">{t('reports.line.familyLabour')}</legend>
      <FormCheck name="familyValued" label={t('reports.familyValued')} hint={t('reports.familyHint')} />
      {fields['familyValued'] === 'yes' && (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <NumberField name="familyDays" label={t('reports.familyDays')} />
            <NumberField name="familyDayPrice" label={t('reports.familyDayPrice')} />
          </div>
          <TotalOutput
            name="totalFamilyAmount"
            totalKobo={typedTotalKobo(fields['familyDayPrice'], fields['familyDays'])}
          />
        </>
      )}
    </fieldset>
  );
};
