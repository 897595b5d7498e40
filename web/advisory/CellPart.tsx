import { MapPin, SprayCan, TriangleAlert } from 'lucide-react';
import type { CellWeather, SprayWindow } from '@shuka/domain/advisory';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { AlertList } from './AlertList.tsx';
import { SaidBy } from './SaidBy.tsx';
import { WeatherTable } from './WeatherTable.tsx';

const SprayPart = ({ spray }: { readonly spray: readonly SprayWindow[] }) => {
  const { t, language } = useWords();
  return (
    <section className="grid gap-2">
      <h3 className="flex gap-2 text-lg font-bold">
        <SprayCan aria-hidden className="size-6 shrink-0 text-leaf" />
        {t('advisory.spray')}
      </h3>
      {spray.length === 0 && <p>{t('advisory.sprayNever')}</p>}
      <ul className="grid gap-1 empty:hidden">
        {spray.slice(0, 6).map(({ from, until }) => (
          <li key={from}>
            {t('advisory.sprayFrom', {
              day: formatDate(from.slice(0, 10), language),
              from: from.slice(11),
              until: `${until.slice(11, 13)}:59`,
            })}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('advisory.sprayHint')}</p>
    </section>
  );
};

const Usual = ({ usual }: Pick<CellWeather, 'usual'>) => {
  const { t } = useWords();
  const { tmax, tmin, rain, source, isEstimate } = usual;
  return (
    <div className="grid gap-1">
      <p>{t('advisory.usual', { tmax, tmin, rain })}</p>
      <SaidBy source={source} isEstimate={isEstimate} />
    </div>
  );
};

/** The weather of one point of the grid with the names of the plots about it. */
export const CellPart = ({ cell, names }: { readonly cell: CellWeather; readonly names: readonly string[] }) => {
  const { t, language } = useWords();
  const { state, saidAt, provider, days, spray, alerts, evaporation, usual } = cell;
  const time = saidAt === null ? '' : formatDateTime(saidAt, language);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-paper p-4">
      <h2 className="flex gap-2 text-xl font-bold">
        <MapPin aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        <span className="min-w-0 break-words">{names.join(', ')}</span>
      </h2>
      {state === 'usual' && <Notice kind="hint">{t('advisory.noForecast')}</Notice>}
      {state === 'stale' && <Notice kind="hint">{t('advisory.stale', { time })}</Notice>}
      {(state === 'fresh' || state === 'old') && <p>{t('advisory.saidAt', { time })}</p>}
      {alerts.length > 0 && (
        <section className="grid gap-2">
          <h3 className="flex gap-2 text-lg font-bold">
            <TriangleAlert aria-hidden className="size-6 shrink-0 text-ochre" />
            {t('advisory.alerts')}
          </h3>
          <AlertList alerts={alerts} isSourced />
        </section>
      )}
      {days.length > 0 && <WeatherTable days={days} evaporation={evaporation} names={names.join(', ')} />}
      {days.length > 0 && <SprayPart spray={spray} />}
      {(state === 'usual' || state === 'stale') && <Usual usual={usual} />}
      {provider !== null && <p className="text-sm text-ink-soft">{t('advisory.provider', { name: provider })}</p>}
    </article>
  );
};
