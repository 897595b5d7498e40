import { Handshake } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { PurchaseLine, Side } from '@shuka/domain/marketplace';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { weight } from './demand-words.ts';

type Props = { readonly lines: readonly PurchaseLine[]; readonly to: string; readonly side: Side };

/** Orders among others, as one side reads them: how much, for how much, by when, and how each stands. */
export const PurchaseLines = ({ lines, to, side }: Props) => (
  <ul className="grid gap-3">
    {lines.map((line) => (
      <li key={line.id}>
        <Line line={line} to={`${to}/${line.id}`} side={side} />
      </li>
    ))}
  </ul>
);

const Line = ({ line, to, side }: { readonly line: PurchaseLine; readonly to: string; readonly side: Side }) => {
  const words = useWords();
  const { t, say, language } = words;
  const { companyName, sellerName, crop, grams, totalKobo, day, state } = line;
  const seller = sellerName === '' ? t('demand.oneFarmer') : sellerName;
  return (
    <Link to={to} className="grid gap-1 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft">
      <span className="flex items-center gap-2 text-lg font-bold">
        <Handshake aria-hidden className="size-6 shrink-0 text-leaf" />
        {t('listing.orderOf', { weight: weight(grams, words), crop: cropName(crop, words) })}
      </span>
      <span>{side === 'seller' ? t('listing.forCompany', { company: companyName, seller }) : seller}</span>
      <span>{t('listing.orderLine', { total: formatNaira(totalKobo), date: formatDate(day, language) })}</span>
      <span className="font-semibold">{say(`listing.order.${state}`)}</span>
    </Link>
  );
};
