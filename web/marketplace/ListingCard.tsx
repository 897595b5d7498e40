import type { ReactNode } from 'react';
import type { Listing } from '@shuka/domain/marketplace';
import { produceName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { daysText, trustText } from './demand-words.ts';
import { MarketCard } from './MarketCard.tsx';
import { amountText, listingPrice, whereText } from './sale-words.ts';

type Props = { readonly listing: Listing; readonly to: string; readonly children?: ReactNode };

/** Produce for sale among other, with the way to all of it. */
export const ListingCard = ({ listing, to, children }: Props) => {
  const words = useWords();
  const { t, say } = words;
  return (
    <MarketCard
      title={t('listing.offered', {
        produce: produceName(listing, words),
        amount: amountText(listing.leftGrams, listing, words),
      })}
      to={to}
      price={listingPrice(listing.koboPerKilogram, listing, words)}
      place={whereText(listing, words)}
      days={daysText(listing, words)}
      trust={trustText(listing.sellerTrust, 'seller', words)}
      more={<p>{say(`lots.grade.${listing.grade}`)}</p>}
    >
      {children}
    </MarketCard>
  );
};
