import { CalendarCheck, Sprout } from 'lucide-react';
import { cropCalendar, type CropCalendar, type ForecastDay, type Zone } from '@shuka/domain/advisory';
import type { Season } from '@shuka/domain/seasons';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Notice } from '#kit/notice.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { SaidBy } from './SaidBy.tsx';
import { CalendarStages } from './CalendarStages.tsx';
import { SeasonFrame } from './SeasonFrame.tsx';
import { useSowingWindows } from './use-sowing-windows.ts';
import { useSpan } from './use-span.ts';
import { useSeenWeather } from './use-kept-weather.ts';

const Standing = ({ calendar, season }: { readonly calendar: CropCalendar; readonly season: Season }) => {
  const { t, say, language } = useWords();
  const { state, age, stage, sowing } = calendar;
  const year = season.plantedOn.slice(0, 4);
  const usual = sowing.span === null ? null : [sowing.span.from, sowing.span.until].map((day) => `${year}-${day}`);
  if (state === 'impossible')
    return <Notice kind="hint">{t('advisory.impossible', { day: formatDate(season.plantedOn, language) })}</Notice>;
  return (
    <div className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p className="flex gap-2 text-lg font-bold">
        <Sprout aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {say(`advisory.state.${state}`)}
        {stage !== null && `: ${say(`advisory.stage.${stage}`)}`}
      </p>
      <p>{t('advisory.sownOn', { day: formatDate(season.plantedOn, language), age: Math.max(0, age) })}</p>
      <p className={sowing.state === 'early' || sowing.state === 'late' ? 'font-semibold text-ochre' : ''}>
        {say(`advisory.sowing.${sowing.state}`, {
          from: usual === null ? '' : formatDate(usual[0] ?? '', language),
          until: usual === null ? '' : formatDate(usual[1] ?? '', language),
        })}
      </p>
      {sowing.span !== null && <SaidBy source={sowing.span.source} />}
    </div>
  );
};

const Tasks = ({ calendar, day }: { readonly calendar: CropCalendar; readonly day: string }) => {
  const { t, say } = useWords();
  const span = useSpan();
  if (calendar.tasks.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <CalendarCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('advisory.tasks')}
      </h2>
      <ol className="grid gap-3">
        {calendar.tasks.map((task) => (
          <li key={task.id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
            <p className={`text-lg font-bold ${task.until < day ? 'text-ink-soft' : ''}`}>{say(task.says)}</p>
            <p>{span(task)}</p>
            <SaidBy source={task.source} isEstimate={task.isEstimate} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const none: readonly ForecastDay[] = [];

const Calendar = ({ season, zone }: { readonly season: Season; readonly zone: Zone }) => {
  const { t, say, language } = useWords();
  const seen = useSeenWeather(season.keeperId);
  const place = seen?.places.find(({ plotId, farmId }) => (season.plotId ?? farmId) === (plotId ?? season.farmId));
  const cell = seen?.cells.find((one) => one.cell === place?.cell);
  const days = cell?.days ?? none;
  const saidAt = cell?.saidAt ?? null;
  const day = today();
  const windows = useSowingWindows(season.plantedOn);
  const calendar = cropCalendar(season, zone, day, days, windows);
  return (
    <>
      <Standing calendar={calendar} season={season} />
      <Tasks calendar={calendar} day={day} />
      {calendar.state !== 'impossible' && <CalendarStages calendar={calendar} />}
      <div>
        {saidAt !== null && <p>{t('advisory.saidAt', { time: formatDateTime(saidAt, language) })}</p>}
        <p>{say(`advisory.zone.${zone.key}`)}</p>
        <SaidBy source={zone.source} isEstimate={zone.isEstimate} />
      </div>
    </>
  );
};

/** What to do on a season and when, from the day it was sown on. */
export const CropCalendarPage = () => {
  const { t } = useWords();
  return (
    <SeasonFrame title={t('advisory.calendar')}>
      {(season, zone) => <Calendar season={season} zone={zone} />}
    </SeasonFrame>
  );
};
