import { TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { PathError } from './PathError.tsx';

/** What a cover by the yield of an area goes by. */
export const YieldFields = () => {
  const { t } = useWords();
  return (
    <>
      <TextField name="terms.index.lga" label={t('insurance.lga')} maxLength={60} />
      <TextField name="terms.index.referenceKilograms" inputMode="numeric" label={t('insurance.reference')} />
      <TextField name="terms.index.triggerPercent" inputMode="numeric" label={t('insurance.percent')} />
      <TextField name="terms.index.from" type="date" label={t('insurance.from')} />
      <TextField name="terms.index.until" type="date" label={t('insurance.until')} />
      <TextField name="terms.index.leastCuts" inputMode="numeric" label={t('insurance.leastCuts')} />
      <PathError name="terms.index" />
    </>
  );
};
