import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { DemandTerms } from '@shuka/domain/marketplace';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { daysText, payText, priceText, weight } from './demand-words.ts';

/** What is wanted, term by term. */
export const DemandFacts = ({ terms }: { readonly terms: DemandTerms }) => {
  const words = useWords();
  const { t, say } = words;
  const { crop, leastGrade, grams, lga, stateCode, payWithinDays, note } = terms;
  return (
    <>
      <Facts
        facts={[
          [t('demand.crop'), cropName(crop, words)],
          [t('demand.leastGrade'), say(`lots.grade.${leastGrade}`)],
          [t('demand.quantity'), weight(grams, words)],
          [t('demand.price'), priceText(terms, words)],
          [t('demand.where'), [lga, stateName(stateCode)].join(', ')],
          [t('demand.when'), daysText(terms, words)],
          [t('demand.payment'), payText(payWithinDays, words)],
        ]}
      />
      {terms.koboPerKilogram === null && <p>{t('demand.formulaSays')}</p>}
      {note !== '' && <p className="break-words rounded-2xl border border-line bg-paper p-4">{note}</p>}
    </>
  );
};
