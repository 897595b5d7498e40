import { MapPin } from 'lucide-react';
import { Link } from 'wouter';
import type { Lot } from '@shuka/domain/lots';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { produceName } from '#kit/crop-name.ts';
import type { RecordState } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { amountText } from './lot-words.ts';

type Props = {
  readonly lot: Lot;
  readonly to: string;
  readonly state: RecordState;
  /** Whose it is, where that does not go without saying. */
  readonly of?: string;
  /** Where no heading stands between the page's own and this one. */
  readonly isUnderTitle?: boolean;
};

/** One lot in a list: what it is, how much of it is left, where it stands. */
export const LotCard = ({ lot, to, state, of = '', isUnderTitle = false }: Props) => {
  const Heading = isUnderTitle ? 'h2' : 'h3';
  const words = useWords();
  const { t, say, language } = words;
  return (
    <li className="relative grid content-start gap-1 rounded-2xl border border-line bg-paper p-4 shadow-sm hover:shadow-md">
      <Heading className="font-bold">
        <Link to={to} className="break-words after:absolute after:inset-0 after:rounded-2xl">
          {produceName(lot, words)}
        </Link>
      </Heading>
      {of !== '' && <p className="break-words">{of}</p>}
      <p className="text-lg font-semibold">
        {lot.leftGrams > 0 ? amountText(lot.leftGrams, lot, words) : t('lots.closed')}
      </p>
      <p className="flex gap-2 break-words">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <span className="min-w-0">{lot.standsAt}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {t('lots.since', { date: formatDate(lot.bornOn, language) })}
        {lot.grade === 'ungraded' ? '' : `, ${say(`lots.grade.${lot.grade}`)}`}
      </p>
      <StateMark state={state} />
    </li>
  );
};
