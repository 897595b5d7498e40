import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDate, weekdayName } from '@shuka/domain/kit/calendar.ts';
import { addDays } from '@shuka/domain/kit/day.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { weekOf } from './planned-visits.ts';

type Props = {
  readonly day: string;
  readonly today: string;
  readonly countOf: (day: string) => number;
  readonly onDay: (day: string) => void;
};

/** A week to choose a day from, with how many visits each day has. */
export const WeekStrip = ({ day, today, countOf, onDay }: Props) => (
  <nav className="grid gap-2">
    <div className="flex items-center justify-between gap-2">
      <Turn says="visit.weekBefore" Icon={ChevronLeft} onTurn={() => onDay(addDays(day, -7))} />
      <Month day={day} />
      <Turn says="visit.weekAfter" Icon={ChevronRight} onTurn={() => onDay(addDays(day, 7))} />
    </div>
    <ul className="grid grid-cols-7 gap-1">
      {weekOf(day).map((one) => (
        <li key={one}>
          <Day day={one} isChosen={one === day} isToday={one === today} count={countOf(one)} onDay={onDay} />
        </li>
      ))}
    </ul>
  </nav>
);

const Month = ({ day }: { day: string }) => {
  const { language } = useWords();
  return <p className="font-semibold">{formatDate(day, language).replace(/^\d+ /, '')}</p>;
};

type TurnProps = { readonly says: WordId; readonly Icon: typeof ChevronLeft; readonly onTurn: () => void };

const Turn = ({ says, Icon, onTurn }: TurnProps) => {
  const { t } = useWords();
  return (
    <button
      type="button"
      aria-label={t(says)}
      onClick={onTurn}
      className="grid size-11 place-items-center rounded-full text-leaf hover:bg-leaf-soft"
    >
      <Icon aria-hidden className="size-6" />
    </button>
  );
};

type DayProps = {
  readonly day: string;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly count: number;
  readonly onDay: (day: string) => void;
};

const Day = ({ day, isChosen, isToday, count, onDay }: DayProps) => {
  const { t, language } = useWords();
  const look = isChosen ? 'border-leaf bg-leaf-soft' : isToday ? 'border-ochre bg-paper' : 'border-line bg-paper';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t('visit.dayCount', { date: formatDate(day, language), count })}
      onClick={() => onDay(day)}
      className={`grid min-h-16 w-full justify-items-center rounded-xl border-2 py-1 ${look}`}
    >
      <span className="text-xs text-ink-soft">{weekdayName(day, language).slice(0, 3)}</span>
      <span className="font-bold">{Number(day.slice(8))}</span>
      <span className="text-sm font-semibold text-leaf">{count > 0 ? count : ''}</span>
    </button>
  );
};
