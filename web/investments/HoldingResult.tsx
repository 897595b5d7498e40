import type { Holding } from '@shuka/domain/investments';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { Part } from './Part.tsx';

/** What came back of an investment. A loss is called a loss, with its amount and its part of what was put in. */
export const HoldingResult = ({
  holding: { amountKobo, expectedKobo, realisedKobo },
}: {
  readonly holding: Holding;
}) => {
  const { t } = useWords();
  const back = realisedKobo ?? 0;
  const difference = back - amountKobo;
  const percent = formatNumber(Math.round((Math.abs(difference) * 1000) / amountKobo) / 10);
  const values = { amount: formatNaira(Math.abs(difference)), percent };
  return (
    <Part title={t('investments.resultTitle')}>
      <p className={`text-xl font-bold ${difference < 0 ? 'text-danger' : ''}`}>
        {t(difference < 0 ? 'investments.resultLoss' : 'investments.resultGain', values)}
      </p>
      <Facts
        facts={[
          [t('investments.amountInvested'), formatNaira(amountKobo)],
          [t('investments.cameBack'), formatNaira(back)],
          [t('investments.wasHoped'), formatNaira(expectedKobo)],
        ]}
      />
    </Part>
  );
};
