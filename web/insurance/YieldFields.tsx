import { useWords } from '#kit/words.tsx';
import { PathError } from './PathError.tsx';
import { TermField } from './TermField.tsx';

/** What a cover by the yield of an area goes by. */
export const YieldFields = () => {
  const { t } = useWords();
  return (
    <>
      <TermField name="terms.index.lga" label={t('insurance.lga')} maxLength={60} />
      <TermField name="terms.index.referenceKilograms" inputMode="numeric" label={t('insurance.reference')} />
      <TermField name="terms.index.triggerPercent" inputMode="numeric" label={t('insurance.percent')} />
      <TermField name="terms.index.from" type="date" label={t('insurance.from')} />
      <TermField name="terms.index.until" type="date" label={t('insurance.until')} />
      <TermField name="terms.index.leastCuts" inputMode="numeric" label={t('insurance.leastCuts')} />
      <PathError name="terms.index" />
    </>
  );
};
