import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

/** What such a cover does not do, before and after it is bought: rain is not measured on the field itself. */
export const BasisRisk = () => {
  const { t } = useWords();
  return (
    <Notice kind="hint">
      <h2 className="text-lg font-bold">{t('cover.basisTitle')}</h2>
      <p>{t('cover.basisSquare')}</p>
      <p>{t('cover.basisBoth')}</p>
      <p>{t('cover.basisOther')}</p>
    </Notice>
  );
};
