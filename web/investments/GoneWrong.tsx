import { farmerFloorBasisPoints, type OfferTerms } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { insuranceWords, orderWords } from './offer-words.ts';
import { Part } from './Part.tsx';
import { percentText } from './percent-text.ts';
import { SmallTable } from './SmallTable.tsx';
import { shortfalls } from './shortfall.ts';

/** ₦100,000: what each example is said for. */
const putInKobo = 10_000_000;

const differenceText = (backKobo: number, { t }: Words): string => {
  const amount = formatNaira(Math.abs(backKobo - putInKobo));
  return backKobo < putInKobo ? t('investments.lossOf', { amount }) : t('investments.gainOf', { amount });
};

/** Who is paid first, what insures the farm, and what comes back of a good harvest, a poor one and none. */
export const GoneWrong = ({ terms }: { readonly terms: OfferTerms }) => {
  const words = useWords();
  const { t } = words;
  const amount = formatNaira(putInKobo);
  const rows = shortfalls(terms, putInKobo).map(({ salesKobo, backKobo }) => [
    formatNaira(salesKobo),
    formatNaira(backKobo),
    differenceText(backKobo, words),
  ]);
  return (
    <Part title={t('investments.wrongTitle')}>
      <p>{t('investments.wrongText')}</p>
      <p className="font-semibold">{t(orderWords[terms.payOrder], { percent: percentText(farmerFloorBasisPoints) })}</p>
      <p>
        {t(insuranceWords[terms.insurance])}
        {terms.insuranceWords !== '' && <span className="block break-words">{terms.insuranceWords}</span>}
      </p>
      <p>{t('investments.exampleText', { amount })}</p>
      <SmallTable
        caption={t('investments.wrongTitle')}
        columns={[t('investments.salesBring'), t('investments.youGet'), t('investments.difference')]}
        rows={rows}
      />
      <p>{t('investments.unspentText')}</p>
    </Part>
  );
};
