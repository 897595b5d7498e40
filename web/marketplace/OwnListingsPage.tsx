import { useState } from 'react';
import { useParams } from 'wouter';
import { listLots } from '@shuka/domain/lots';
import { listingState, listOwnListings, type OwnListing } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ListingCard } from './ListingCard.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { PostListingForm } from './PostListingForm.tsx';
import { useMarket } from './demand-paths.ts';

/** What a farmer has for sale, and the form for more: her own, or of one in care. */
export const OwnListingsPage = () => {
  const { t } = useWords();
  const market = useMarket();
  const keeperId = (useParams()['farmerId'] ?? '').toLowerCase();
  const at = `${market}/sale/${keeperId}`;
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={market}>{t('demand.market')}</BackLink>
      <h1 className="text-2xl font-bold">{t('listing.own')}</h1>
      <p>{t('listing.ownIntro')}</p>
      <OnlineOnly>
        <Own keeperId={keeperId} at={at} />
        <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
          <h2 className="text-xl font-bold">{t('listing.post')}</h2>
          <Offering keeperId={keeperId} at={at} />
        </section>
      </OnlineOnly>
    </section>
  );
};

type Props = { readonly keeperId: string; readonly at: string };

const Offering = ({ keeperId, at }: Props) => {
  const loaded = useLoad(listLots, { keeperId, limit: '100' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => <PostListingForm lots={items.filter(({ leftGrams }) => leftGrams > 0)} at={at} />}
    </LoadedPart>
  );
};

const Own = ({ keeperId, at }: Props) => {
  const { t } = useWords();
  const pages = usePages(keeperId);
  const loaded = useLoad(listOwnListings, { keeperId, ...pages.query, limit: '12' });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <output>{t('listing.noneOwn')}</output>}
          <ul className="grid gap-4 sm:grid-cols-2">
            {items.map((one) => (
              <li key={one.id} className="grid">
                <ListingCard listing={one} to={`${at}/${one.id}`}>
                  <Standing listing={one} />
                </ListingCard>
              </li>
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

/** How a listing stands, and how many orders wait. */
const Standing = ({ listing }: { readonly listing: OwnListing }) => {
  const { t, say } = useWords();
  const [now] = useState(() => new Date());
  const state = listingState(listing, now);
  return (
    <p className="font-semibold">
      {state === 'open' || listing.waiting > 0
        ? t('listing.waiting', { count: listing.waiting })
        : say(`listing.state.${state}`)}
    </p>
  );
};
