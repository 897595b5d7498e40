import { useState } from 'react';
import { useParams } from 'wouter';
import { listingState, readListing, type Listing } from '@shuka/domain/marketplace';
import { BackLink } from '#kit/back-link.tsx';
import { produceName } from '#kit/crop-name.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { ListingFacts } from './ListingFacts.tsx';
import { OnlineOnly } from './OnlineOnly.tsx';
import { PlacePurchaseForm } from './PlacePurchaseForm.tsx';
import { trustText } from './demand-words.ts';
import { salePaths, useSale } from './sale-places.ts';

/** Produce that a farmer has for sale, and the way to order some of it. */
export const ListingPage = () => {
  const { t } = useWords();
  const { listingId = '' } = useParams();
  const at = useSale();
  const loaded = useLoad(readListing, { listingId: listingId.toLowerCase() });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={at}>{t('listing.market')}</BackLink>
      <OnlineOnly>
        <LoadedPart loaded={loaded}>
          {(listing) => (
            <One key={listing.version} listing={listing} onOld={loaded.reload} isMill={at === salePaths.mill} />
          )}
        </LoadedPart>
      </OnlineOnly>
    </section>
  );
};

type Props = { readonly listing: Listing; readonly onOld: () => void; readonly isMill: boolean };

const One = ({ listing, onOld, isMill }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const [now] = useState(() => new Date());
  const state = listingState(listing, now);
  return (
    <>
      <h1 className="text-2xl font-bold">{produceName(listing, words)}</h1>
      <p className="font-semibold">{trustText(listing.sellerTrust, 'seller', words)}</p>
      <ListingFacts listing={listing} />
      {state !== 'open' && <Notice kind="hint">{say(`listing.state.${state}`)}</Notice>}
      {state === 'open' && isMill && (
        <OfCompany>
          {({ companyId, duty }) =>
            duty === 'clerk' ? (
              <Notice kind="hint">{t('listing.onlyBuyers')}</Notice>
            ) : (
              <PlacePurchaseForm companyId={companyId} listing={listing} onOld={onOld} />
            )
          }
        </OfCompany>
      )}
    </>
  );
};
