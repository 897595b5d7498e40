import { useParams } from 'wouter';
import { BackLink } from '#kit/back-link.tsx';
import { useWords } from '#kit/words.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { ShownLots } from './ShownLots.tsx';
import { useMarket } from './demand-paths.ts';

/** Which lots of a farmer in care buyers see. */
export const ShownLotsPage = () => {
  const { t } = useWords();
  const { farmerId = '' } = useParams();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={useMarket()}>{t('demand.market')}</BackLink>
      <h1 className="text-2xl font-bold">{t('demand.show')}</h1>
      <OnlineOnly>
        <ShownLots keeperId={farmerId.toLowerCase()} />
      </OnlineOnly>
    </section>
  );
};
