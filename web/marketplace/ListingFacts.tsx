import type { Listing } from '@shuka/domain/marketplace';
import { produceName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { daysText } from './demand-words.ts';
import { amountText, listingPrice, payText, whereText } from './sale-words.ts';

/** What is for sale, term by term. */
export const ListingFacts = ({ listing }: { readonly listing: Listing }) => {
  const words = useWords();
  const { t, say } = words;
  const { grade, leftGrams, koboPerKilogram, payWithinDays, note } = listing;
  return (
    <>
      <Facts
        facts={[
          [t('demand.crop'), produceName(listing, words)],
          [t('lots.grade'), say(`lots.grade.${grade}`)],
          [t('listing.left'), amountText(leftGrams, listing, words)],
          [t('demand.price'), listingPrice(koboPerKilogram, listing, words)],
          [t('listing.where'), whereText(listing, words)],
          [t('listing.when'), daysText(listing, words)],
          [t('demand.payment'), payText(payWithinDays, words)],
        ]}
      />
      {note !== '' && <p className="break-words rounded-2xl border border-line bg-paper p-4">{note}</p>}
    </>
  );
};
