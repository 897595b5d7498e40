import { useState } from 'react';
import { insuranceLimits } from '@shuka/domain/insurance';
import { useWords } from '#kit/words.tsx';
import { FallbackFields } from './FallbackFields.tsx';
import { PathError } from './PathError.tsx';
import { CountField, TermField } from './TermField.tsx';
import { useBefore } from './terms-before.ts';

const box = 'grid gap-3 rounded-2xl border border-line p-4';

/** The months of a cover, each with what usually falls and its weight, and the table of what is paid. */
export const MonthFields = () => {
  const { t } = useWords();
  const [months, setMonths] = useState(Number(useBefore('months') ?? 3));
  const [steps, setSteps] = useState(Number(useBefore('steps') ?? 3));
  const { mostMonths, mostSteps } = insuranceLimits;
  return (
    <>
      <p>{t('insurance.monthsText')}</p>
      <CountField
        name="months"
        label={t('insurance.monthCount')}
        count={months}
        most={mostMonths.value}
        onCount={setMonths}
      />
      {Array.from({ length: months }, (_, place) => (
        <OneMonth key={place} place={place} />
      ))}
      <CountField
        name="steps"
        label={t('insurance.stepCount')}
        count={steps}
        most={mostSteps.value}
        onCount={setSteps}
      />
      {Array.from({ length: steps }, (_, place) => (
        <OneStep key={place} place={place} />
      ))}
      <PathError name="terms.index" />
      <FallbackFields />
    </>
  );
};

const OneMonth = ({ place }: { readonly place: number }) => {
  const { t } = useWords();
  const of = (name: string): string => `terms.index.months.${place}.${name}`;
  return (
    <fieldset className={box}>
      <legend className="px-1 font-bold">{t('insurance.monthNumber', { number: String(place + 1) })}</legend>
      <TermField name={of('month')} type="month" label={t('insurance.month')} />
      <TermField name={of('normalTenths')} inputMode="decimal" label={t('insurance.normal')} />
      <TermField name={of('weightPercent')} inputMode="numeric" label={t('insurance.weight')} />
    </fieldset>
  );
};

const OneStep = ({ place }: { readonly place: number }) => {
  const { t } = useWords();
  const of = (name: string): string => `terms.index.steps.${place}.${name}`;
  return (
    <fieldset className={box}>
      <legend className="px-1 font-bold">{t('insurance.stepOf', { number: String(place + 1) })}</legend>
      <TermField name={of('upToTenths')} inputMode="decimal" label={t('insurance.stepUpTo')} />
      <TermField name={of('rateTenths')} inputMode="decimal" label={t('insurance.stepRate')} />
    </fieldset>
  );
};
