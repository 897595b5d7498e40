import { CalendarDays, MapPin, ShieldCheck, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Listing } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { daysText, trustText } from './demand-words.ts';
import { amountText, listingPrice, produceName, whereText } from './sale-words.ts';

type Props = { readonly listing: Listing; readonly to: string; readonly children?: ReactNode };

/** Produce for sale among other, with the way to all of it. */
export const ListingCard = ({ listing, to, children }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const lines = [
    { Icon: MapPin, says: whereText(listing, words) },
    { Icon: CalendarDays, says: daysText(listing, words) },
    { Icon: ShieldCheck, says: trustText(listing.sellerTrust, 'seller', words) },
  ];
  return (
    <article className="grid content-start gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex gap-2 text-lg font-bold">
        <Wheat aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <Link to={to} className="min-w-0 break-words underline-offset-4 hover:underline">
          {t('listing.offered', {
            produce: produceName(listing),
            amount: amountText(listing.leftGrams, listing, words),
          })}
        </Link>
      </h2>
      <p className="text-xl font-bold">{listingPrice(listing.koboPerKilogram, listing, words)}</p>
      <p>{say(`lots.grade.${listing.grade}`)}</p>
      {lines.map(({ Icon, says }) => (
        <p key={says} className="flex gap-2">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {says}
        </p>
      ))}
      {children}
    </article>
  );
};
