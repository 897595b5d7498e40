import { useState } from 'react';
import { isDay } from '@shuka/domain/kit/day.ts';
import { listListings, type ListingOrder } from '@shuka/domain/marketplace';
import { FoundCards } from '#kit/found-cards.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ListingCard } from './ListingCard.tsx';
import { ListingFilter, type AskedListings } from './ListingFilter.tsx';
import { MarketLink } from './MarketLink.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { salePaths, useSale } from './sale-places.ts';

/** 'Produce for sale': what farmers have, for buyers and the staff. */
export const ListingsPage = () => {
  const { t } = useWords();
  const at = useSale();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('listing.market')}</h1>
      <p>{t('listing.marketIntro')}</p>
      {at === salePaths.mill && <MarketLink to={`${at}/orders`} says={t('listing.orders')} />}
      <OnlineOnly>
        <Market at={at} />
      </OnlineOnly>
    </section>
  );
};

const nothing: AskedListings = { crop: '', stateCode: '', lga: '', day: '', order: 'newest' };

const orderOf = (order: string): ListingOrder => (order === 'cheapest' ? 'cheapest' : 'newest');

const Market = ({ at }: { readonly at: string }) => {
  const { t } = useWords();
  const [asked, setAsked] = useState(nothing);
  const pages = usePages(JSON.stringify(asked));
  const { crop, stateCode, lga, day, order } = asked;
  const loaded = useLoad(listListings, {
    crop,
    stateCode,
    lga,
    order: orderOf(order),
    ...(isDay(day) ? { day } : {}),
    ...pages.query,
    limit: '12',
  });
  return (
    <>
      <ListingFilter asked={asked} onAsked={setAsked} />
      <FoundCards loaded={loaded} pages={pages} none={t('demand.none')} idOf={({ id }) => id}>
        {(one) => <ListingCard listing={one} to={`${at}/${one.id}`} />}
      </FoundCards>
    </>
  );
};
