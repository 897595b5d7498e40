import { useWords } from '#kit/words.tsx';
import { TermField, TermTick } from './TermField.tsx';

/** Who says what fell, and what is done about days that nobody knows. */
export const FallbackFields = () => {
  const { t } = useWords();
  return (
    <>
      <TermField name="terms.index.indexSource" label={t('insurance.indexSource')} maxLength={200} />
      <p className="text-ink-soft">{t('insurance.gridLine')}</p>
      <TermTick name="terms.index.fallback.usesNeighbours" label={t('insurance.neighbours')} />
      <TermField name="terms.index.fallback.mostMissingDays" inputMode="numeric" label={t('insurance.missing')} />
    </>
  );
};
