import { useState } from 'react';
import { isDay } from '@shuka/domain/kit/day.ts';
import { listDemands } from '@shuka/domain/marketplace';
import { usePerson } from '#accounts';
import { FoundCards } from '#kit/found-cards.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DemandCard } from './DemandCard.tsx';
import { DemandFilter, type AskedDemands } from './DemandFilter.tsx';
import { MarketLink } from './MarketLink.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { demandPaths, useMarket } from './demand-paths.ts';

/** 'Market': what companies want to buy now, for farmers and managers. */
export const DemandBoardPage = () => {
  const { t } = useWords();
  const market = useMarket();
  const { person } = usePerson();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('demand.market')}</h1>
      <p>{t('demand.marketIntro')}</p>
      <MarketLink to={`${market}/answers`} says={t('demand.myAnswers')} />
      <MarketLink to={`${market}/orders`} says={t('listing.orders')} />
      {market === demandPaths.farmer && (
        <>
          <MarketLink to={`${market}/sale/${person.accountId}`} says={t('listing.own')} />
          <MarketLink to={`${market}/shown/${person.accountId}`} says={t('demand.show')} />
        </>
      )}
      <OnlineOnly>
        <Board market={market} />
      </OnlineOnly>
    </section>
  );
};

const perPage = '12';

const Board = ({ market }: { readonly market: string }) => {
  const { t } = useWords();
  const [asked, setAsked] = useState<AskedDemands>({ crop: '', stateCode: '', day: '' });
  const pages = usePages(JSON.stringify(asked));
  const { crop, stateCode, day } = asked;
  const loaded = useLoad(listDemands, {
    crop,
    stateCode,
    ...(isDay(day) ? { day } : {}),
    ...pages.query,
    limit: perPage,
  });
  return (
    <>
      <DemandFilter asked={asked} onAsked={setAsked} />
      <FoundCards loaded={loaded} pages={pages} none={t('demand.none')} idOf={({ id }) => id}>
        {(one) => <DemandCard demand={one} to={`${market}/${one.id}`} />}
      </FoundCards>
    </>
  );
};
