import type { Trip } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { stepIcons } from './trip-icons.ts';

const minuteMillis = 60_000;

/** Later than this between a step and its coming here is worth saying: the phone was away. */
const worthSaying = 5 * minuteMillis;

/** What a driver said, in the order it happened; when it came here where that was much later. */
export const TripStory = ({ trip: { steps, photo } }: { readonly trip: Trip }) => {
  const { t, say, language } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg font-bold">{t('trips.said')}</h2>
      {steps.length === 0 && <p>{t('trips.nothingSaid')}</p>}
      <ol className="grid gap-2">
        {steps.map(({ id, kind, happenedAt, takenAt, reason, note, receiver }) => {
          const Icon = stepIcons[kind];
          const wasAway = Date.parse(takenAt) - Date.parse(happenedAt) > worthSaying;
          const more = [
            ...(reason === null ? [] : [say(`trip.stop.${reason}`)]),
            ...(note === '' ? [] : [note]),
            ...(receiver === '' ? [] : [t('trips.takenBy', { name: receiver })]),
          ];
          return (
            <li key={id} className="flex gap-3 rounded-xl border border-line bg-paper p-3">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
              <span className="grid min-w-0 gap-1">
                <span className="font-bold">{say(`trip.step.${kind}`)}</span>
                <span className="text-sm text-ink-soft">
                  {formatDateTime(happenedAt, language)}
                  {wasAway && `; ${t('trips.tookIn', { time: formatDateTime(takenAt, language) })}`}
                </span>
                {more.length > 0 && <span className="break-words">{more.join(' · ')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {photo !== null && (
        <img
          src={`data:image/webp;base64,${photo}`}
          alt={t('trips.photo')}
          className="w-full max-w-md rounded-xl border border-line"
        />
      )}
    </section>
  );
};
