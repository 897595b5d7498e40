import { Sprout } from 'lucide-react';
import type { Farm } from '@shuka/domain/farms';
import { useWords } from '#kit/words.tsx';
import { useOfferPaths } from './offer-paths.ts';
import { PathLink } from './PathLink.tsx';

/** The way from a farm to an offer for it. */
export const OfferOfFarm = ({ farm }: { readonly farm: Farm }) => {
  const { t } = useWords();
  const paths = useOfferPaths();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('offers.ofFarmTitle')}</h2>
      <p>{t('offers.ofFarmText')}</p>
      <div className="flex flex-wrap gap-3">
        <PathLink to={paths.begin(farm.id)} look="quiet">
          <Sprout aria-hidden className="size-5" />
          {t('offers.begin')}
        </PathLink>
        <PathLink to={paths.overview} look="quiet">
          {t('offers.offersTitle')}
        </PathLink>
      </div>
    </section>
  );
};
