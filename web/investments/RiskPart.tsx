import type { OfferTerms } from '@shuka/domain/investments';
import { useWords } from '#kit/words.tsx';
import { riskWords } from './offer-words.ts';
import { Part } from './Part.tsx';

/** How risky its promoter says it is, and why. */
export const RiskPart = ({ terms }: { readonly terms: OfferTerms }) => {
  const { t } = useWords();
  return (
    <Part title={t('investments.riskTitle')}>
      <p className="text-lg font-semibold">{t(riskWords[terms.risk])}</p>
      <p className="break-words whitespace-pre-line">{terms.riskWords}</p>
    </Part>
  );
};
