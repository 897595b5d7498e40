import { CloudRain, Droplets, Thermometer, Wind, type LucideIcon } from 'lucide-react';
import type { CellWeather } from '@shuka/domain/advisory';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { figureText, kilometresAnHour } from './weather-text.ts';

type Props = Pick<CellWeather, 'days' | 'evaporation'> & { readonly names: string };

const Figure = ({ Icon, name, value }: { Icon: LucideIcon; name: string; value: string }) => (
  <div className="min-w-0">
    <dt className="flex gap-1 text-sm text-ink-soft">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {name}
    </dt>
    <dd className="break-words font-semibold">{value}</dd>
  </div>
);

/** Day by day: rain, heat, wind, and what the plants drink. What nobody said stays a dash. */
export const WeatherTable = ({ days, evaporation, names }: Props) => {
  const { t, language } = useWords();
  const unsaid = t('advisory.unsaid');
  const drink = new Map(evaporation.map((one) => [one.day, one]));
  return (
    <ul aria-label={names} className="grid gap-3 sm:grid-cols-2">
      {days.map(({ day, rain, rainChance, tmax, tmin, wind }) => {
        const millimetres = rain === null ? unsaid : t('advisory.millimetres', { value: figureText(rain) });
        const chance = rainChance === null ? '' : ` (${rainChance}%)`;
        const water = drink.get(day);
        return (
          <li key={day} className="grid gap-2 rounded-xl border border-line p-3">
            <h3 className="font-bold">{formatDate(day, language)}</h3>
            <dl className="grid grid-cols-2 gap-2">
              <Figure Icon={CloudRain} name={t('advisory.rain')} value={`${millimetres}${chance}`} />
              <Figure
                Icon={Thermometer}
                name={t('advisory.heat')}
                value={tmax === null || tmin === null ? unsaid : `${Math.round(tmin)}–${Math.round(tmax)} °C`}
              />
              <Figure
                Icon={Wind}
                name={t('advisory.wind')}
                value={wind === null ? unsaid : t('advisory.kilometres', { value: kilometresAnHour(wind) })}
              />
              <Figure
                Icon={Droplets}
                name={t('advisory.drink')}
                value={
                  water === undefined
                    ? unsaid
                    : t(water.method === 'hargreaves' ? 'advisory.drinkTold' : 'advisory.millimetres', {
                        value: figureText(water.mm),
                      })
                }
              />
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
