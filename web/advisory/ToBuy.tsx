import { ShoppingBag, Store } from 'lucide-react';
import type { BuyingPlan } from '@shuka/domain/advisory';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { useWords } from '#kit/words.tsx';
import { figureText } from './weather-text.ts';

type Props = { readonly plan: BuyingPlan; readonly hectares: number | null };

/** Where a line can be bought and what it costs, or that nobody near sells it. */
const Seller = ({ good, kobo }: Pick<BuyingPlan['buy'][number], 'good' | 'kobo'>) => {
  const { t } = useWords();
  return (
    <p className="flex gap-2">
      <Store aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <span className="min-w-0 break-words">
        {good === null || kobo === null
          ? t('advisory.notSoldNear')
          : t('advisory.costAt', {
              price: formatNaira(good.priceKobo),
              seller: good.companyName,
              lga: good.lga,
              cost: formatNaira(kobo),
            })}
      </span>
    </p>
  );
};

/** The bags to buy, from what dealers near sell where that is known, and what they cost. */
export const ToBuy = ({ plan, hectares }: Props) => {
  const { t } = useWords();
  const isFromShops = plan.buy.some(({ good }) => good !== null);
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <ShoppingBag aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('advisory.buy')}
      </h2>
      <p>
        {hectares === null ? t('advisory.perHectare') : t('advisory.forHectares', { hectares: figureText(hectares) })}
      </p>
      <ul className="grid gap-2">
        {plan.buy.map(({ key, name, kilograms, bags, bagKilograms, good, kobo }) => (
          <li key={key} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
            <p className="break-words text-lg font-bold">
              {t('advisory.bags', {
                name,
                bags,
                size: figureText(bagKilograms),
                kilograms: figureText(Math.round(kilograms)),
              })}
            </p>
            {isFromShops && <Seller good={good} kobo={kobo} />}
          </li>
        ))}
      </ul>
      {plan.kobo !== null && (
        <p className="text-lg font-bold">{t('advisory.costAll', { cost: formatNaira(plan.kobo) })}</p>
      )}
      <p className="text-sm text-ink-soft">{t(isFromShops ? 'advisory.fromShops' : 'advisory.byContent')}</p>
    </section>
  );
};
