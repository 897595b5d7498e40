import { CloudRain, Sun, Thermometer, Wind, type LucideIcon } from 'lucide-react';
import type { Alert } from '@shuka/domain/advisory';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { SaidBy } from './SaidBy.tsx';
import { figureText, kilometresAnHour } from './weather-text.ts';

const icons: Readonly<Record<Alert['kind'], LucideIcon>> = {
  'heavy-rain': CloudRain,
  heat: Thermometer,
  'strong-wind': Wind,
  'dry-spell': Sun,
};

type Props = {
  readonly alerts: readonly (Pick<Alert, 'kind' | 'day' | 'value'> & { readonly source?: string })[];
  /** Whether each names who says so: where there is room for it. */
  readonly isSourced?: boolean;
};

/** What to beware of, the soonest first, each with its sign. */
export const AlertList = ({ alerts, isSourced = false }: Props) => {
  const { say, language } = useWords();
  return (
    <ul className="grid gap-2">
      {alerts.map(({ kind, day, value, source }) => {
        const Icon = icons[kind];
        const shown = kind === 'strong-wind' ? kilometresAnHour(value) : figureText(value);
        return (
          <li key={`${kind} ${day}`} className="grid gap-1 rounded-2xl border-2 border-ochre bg-paper p-4">
            <p className="flex gap-2 font-bold">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-ochre" />
              <span className="min-w-0 break-words">
                {formatDate(day, language)}: {say(`advisory.alert.${kind}`, { value: shown })}
              </span>
            </p>
            {isSourced && source !== undefined && <SaidBy source={source} />}
          </li>
        );
      })}
    </ul>
  );
};
