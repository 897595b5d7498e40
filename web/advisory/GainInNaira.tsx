import { Banknote } from 'lucide-react';
import { worthOf, type CropPrice, type Worth } from '@shuka/domain/advisory';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

/** What is left when the bags are paid: more, or less, than without them. */
const Left = ({ costKobo, leftKobo }: Worth) => {
  const { t } = useWords();
  if (costKobo === null || leftKobo === null) return <p>{t('advisory.worthNoCost')}</p>;
  const values = { cost: formatNaira(costKobo), left: formatNaira(Math.abs(leftKobo)) };
  return <p className="font-bold">{t(leftKobo >= 0 ? 'advisory.worthLeft' : 'advisory.worthLess', values)}</p>;
};

/** Where a price is from, and how old it is: nobody should sow on a figure whose source they cannot see. */
const PriceSaid = ({ price, days }: Pick<Worth, 'price' | 'days'>) => {
  const { t, language } = useWords();
  const { market, lga, kind, source, day } = price;
  return (
    <p className="text-sm text-ink-soft">
      {t('advisory.priceAt', { kind: t(`advisory.priceKind.${kind}`), market, lga, day: formatDate(day, language) })}{' '}
      {t('advisory.priceAge', { days })} {t(`advisory.priceSource.${source}`)}
    </p>
  );
};

type Props = {
  /** On the whole land. */
  readonly kilograms: number;
  readonly costKobo: number | null;
  readonly lga: string;
  /** Null as long as nobody could be asked. */
  readonly prices: readonly CropPrice[] | null;
};

/** What feeding may bring in naira beside the kilograms, by what the crop costs at markets near. */
export const GainInNaira = ({ kilograms, costKobo, lga, prices }: Props) => {
  const { t } = useWords();
  if (prices === null) return null;
  const worth = worthOf({ kilograms, costKobo }, prices, lga, today());
  return (
    <div className="flex gap-2">
      <Banknote aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <div className="grid min-w-0 gap-1">
        {worth === null ? (
          <p>{t('advisory.worthNoPrice')}</p>
        ) : (
          <>
            <p>
              {t('advisory.worth', {
                price: formatNaira(worth.price.kiloKobo),
                income: formatNaira(Math.round(worth.incomeKobo / 100) * 100),
              })}
            </p>
            <Left {...worth} />
            <PriceSaid {...worth} />
          </>
        )}
      </div>
    </div>
  );
};
