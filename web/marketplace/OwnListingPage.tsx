import { useState } from 'react';
import { useParams } from 'wouter';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { listingState, readOwnListing, type ListingVersion } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { produceName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { OwnListingActs } from './OwnListingActs.tsx';
import { PurchaseLines } from './PurchaseLines.tsx';
import { useMarket } from './demand-paths.ts';
import { TermsVersions } from './TermsVersions.tsx';

/** One thing a farmer has for sale: its orders, its terms, and how they were changed. */
export const OwnListingPage = () => {
  const { t } = useWords();
  const market = useMarket();
  const { farmerId = '', listingId = '' } = useParams();
  const keeperId = farmerId.toLowerCase();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={`${market}/sale/${keeperId}`}>{t('listing.own')}</BackLink>
      <OnlineOnly>
        <Own keeperId={keeperId} listingId={listingId.toLowerCase()} />
      </OnlineOnly>
    </section>
  );
};

const Own = (which: { readonly keeperId: string; readonly listingId: string }) => {
  const words = useWords();
  const { t, say } = words;
  const market = useMarket();
  const pages = usePages(which.listingId);
  const [now] = useState(() => new Date());
  const loaded = useLoad(readOwnListing, { ...which, ...pages.query });
  return (
    <LoadedPart loaded={loaded}>
      {({ listing, versions, purchases }) => (
        <>
          <h1 className="text-2xl font-bold">{produceName(listing, words)}</h1>
          {listingState(listing, now) !== 'open' && (
            <Notice kind="hint">{say(`listing.state.${listingState(listing, now)}`)}</Notice>
          )}
          {listing.closeReason !== '' && <p>{t('demand.reasonWas', { reason: listing.closeReason })}</p>}
          <ListingFacts listing={listing} />
          <section className="grid gap-3">
            <h2 className="text-xl font-bold">{t('listing.orders')}</h2>
            {purchases.items.length === 0 && <output>{t('listing.noOrders')}</output>}
            <PurchaseLines lines={purchases.items} to={`${market}/orders`} side="seller" />
            <Pager pages={pages} next={purchases.next} />
          </section>
          {listing.closedAt === null && (
            <OwnListingActs key={listing.version} listing={listing} onDone={loaded.reload} />
          )}
          {versions.length > 1 && <Versions versions={versions} />}
        </>
      )}
    </LoadedPart>
  );
};

const Versions = ({ versions }: { readonly versions: readonly ListingVersion[] }) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('demand.versions')}</h2>
      <TermsVersions
        versions={versions}
        priceOf={(terms) => t('demand.perKilogram', { price: formatNaira(terms.koboPerKilogram) })}
      />
    </section>
  );
};
