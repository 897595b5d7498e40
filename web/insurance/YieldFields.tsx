import { useWords } from '#kit/words.tsx';
import { PathError } from './PathError.tsx';
import { TermText } from './TermField.tsx';

/** What a cover by the yield of an area goes by. */
export const YieldFields = () => {
  const { t } = useWords();
  return (
    <>
      <TermText name="terms.index.lga" label={t('insurance.lga')} maxLength={60} />
      <TermText name="terms.index.referenceKilograms" inputMode="numeric" label={t('insurance.reference')} />
      <TermText name="terms.index.triggerPercent" inputMode="numeric" label={t('insurance.percent')} />
      <TermText name="terms.index.from" type="date" label={t('insurance.from')} />
      <TermText name="terms.index.until" type="date" label={t('insurance.until')} />
      <TermText name="terms.index.leastCuts" inputMode="numeric" label={t('insurance.leastCuts')} />
      <PathError name="terms.index" />
    </>
  );
};
