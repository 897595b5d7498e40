import { CalendarDays, MapPin, ShieldCheck, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { Demand } from '@shuka/domain/marketplace';
import { useWords } from '#kit/words.tsx';
import { daysText, priceText, trustText, weight } from './demand-words.ts';

type Props = { readonly demand: Demand; readonly to: string; readonly children?: ReactNode };

/** One demand among others, with the way to all of it. */
export const DemandCard = ({ demand, to, children }: Props) => {
  const words = useWords();
  const { crop, companyName, lga, stateCode, grams, buyerTrust } = demand;
  const lines = [
    { Icon: MapPin, says: [lga, stateName(stateCode)].join(', ') },
    { Icon: CalendarDays, says: daysText(demand, words) },
    { Icon: ShieldCheck, says: trustText(buyerTrust, 'buyer', words) },
  ];
  return (
    <article className="grid content-start gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex gap-2 text-lg font-bold">
        <Wheat aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <Link to={to} className="min-w-0 break-words underline-offset-4 hover:underline">
          {words.t('demand.wants', { company: companyName, weight: weight(grams, words), crop })}
        </Link>
      </h2>
      <p className="text-xl font-bold">{priceText(demand, words)}</p>
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
