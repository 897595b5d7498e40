import { CloudSunRain, SprayCan } from 'lucide-react';
import { Link } from 'wouter';
import { soonestOf } from '@shuka/domain/advisory';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { useWords } from '#kit/words.tsx';
import { AlertList } from './AlertList.tsx';
import { useKeptWeather } from './use-kept-weather.ts';

/**
 * What to beware of on one's plots and when to spray next, for a farmer's dashboard, with the age of the forecast;
 * nothing where nobody forecasts. Opening it is what keeps the weather on the phone.
 */
export const WeatherPanel = () => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const { weather } = useKeptWeather(person.accountId);
  const soonest = weather === null ? null : soonestOf(weather.cells);
  if (soonest === null) return null;
  const { alerts, spray, saidAt, isStale } = soonest;
  const time = formatDateTime(saidAt, language);
  return (
    <section className="grid gap-3">
      {alerts.length > 0 && <AlertList alerts={alerts} />}
      <Link
        to="/Farmer/weather"
        className="flex min-h-12 gap-3 rounded-2xl border border-line bg-paper p-4 hover:shadow-md"
      >
        <CloudSunRain aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <span className="grid min-w-0 gap-1">
          <span className="font-semibold">{t('advisory.weather')}</span>
          {spray !== null && (
            <span className="flex gap-2">
              <SprayCan aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
              <span>
                {t('advisory.spray')}:{' '}
                {t('advisory.sprayFrom', {
                  day: formatDate(spray.from.slice(0, 10), language),
                  from: spray.from.slice(11),
                  until: `${spray.until.slice(11, 13)}:59`,
                })}
              </span>
            </span>
          )}
          <span className="text-sm text-ink-soft">{t(isStale ? 'advisory.stale' : 'advisory.saidAt', { time })}</span>
        </span>
      </Link>
    </section>
  );
};
