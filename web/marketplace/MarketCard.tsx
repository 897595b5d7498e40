import { CalendarDays, MapPin, ShieldCheck, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type Props = {
  readonly title: string;
  readonly to: string;
  readonly price: string;
  readonly place: string;
  readonly days: string;
  /** How far the one who asks or offers can be trusted. */
  readonly trust: string;
  /** What stands between the price and the rest. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
};

/** A demand or an offer among others, with the way to all of it. */
export const MarketCard = ({ title, to, price, place, days, trust, more, children }: Props) => {
  const lines = [
    { Icon: MapPin, says: place },
    { Icon: CalendarDays, says: days },
    { Icon: ShieldCheck, says: trust },
  ];
  return (
    <article className="grid content-start gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex gap-2 text-lg font-bold">
        <Wheat aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <Link to={to} className="min-w-0 break-words underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      <p className="text-xl font-bold">{price}</p>
      {more}
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
