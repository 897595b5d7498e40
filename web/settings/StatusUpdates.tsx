import { listUpdates, type Status } from '@shuka/domain/settings';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** What is planned, as everybody may know it. */
export const PlannedDoors = ({ planned }: Pick<Status, 'planned'>) => {
  const { t, say, language } = useWords();
  return planned.map(({ name, from, until }) => (
    <p key={`${name}${from}`} className="rounded-xl border-2 border-line p-3">
      <strong>{say(`publicDesk.door.${name}`)}</strong>{' '}
      {t('publicDesk.planned', { from: formatDateTime(from, language), until: formatDateTime(until, language) })}
    </p>
  ));
};

/** The newest words of the staff on how the platform does, and the feed for programs. */
export const StatusUpdates = () => {
  const { t, say, language } = useWords();
  const loaded = useLoad(listUpdates, { limit: '5' });
  if (loaded.state !== 'ready') return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg font-bold">{t('publicDesk.updates')}</h3>
      {loaded.value.items.length === 0 && <p>{t('publicDesk.noUpdates')}</p>}
      {loaded.value.items.map((one) => (
        <article key={one.id} className="border-l-4 border-leaf pl-3">
          <p className="text-sm text-ink-soft">
            {[say(`publicDesk.update.${one.kind}`), formatDateTime(one.postedAt, language)].join(', ')}
          </p>
          <p lang={one.language} className="whitespace-pre-line break-words">
            {one.text}
          </p>
        </article>
      ))}
      <a
        href="/api/status-updates.atom"
        className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
      >
        {t('publicDesk.feed')}
      </a>
    </section>
  );
};
