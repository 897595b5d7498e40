import { Flag, Sun, Wheat } from 'lucide-react';
import { degreesSource, type CropCalendar } from '@shuka/domain/advisory';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { SaidBy } from './SaidBy.tsx';
import { useSpan } from './use-span.ts';

type Props = { readonly calendar: CropCalendar };

const Harvest = ({ harvest }: { readonly harvest: NonNullable<CropCalendar['harvest']> }) => {
  const { t } = useWords();
  const span = useSpan();
  return (
    <div className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <p className="flex gap-2 text-lg font-bold">
        <Wheat aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('advisory.harvest', { span: span(harvest) })}
      </p>
      <SaidBy source={harvest.source} isEstimate={harvest.isEstimate} />
    </div>
  );
};

const ByWarmth = ({ calendar: { marks } }: Props) => {
  const { t, say, language } = useWords();
  return (
    <details className="rounded-2xl border border-line bg-paper p-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Sun aria-hidden className="size-5 shrink-0 text-leaf" />
        {t('advisory.byWarmth')}
      </summary>
      <ul className="grid gap-2 py-2">
        {marks.map(({ mark, degrees, on }) => (
          <li key={mark} className="first-letter:uppercase">
            {say(`advisory.mark.${mark}`, { degrees })}: {on === null ? t('advisory.unsaid') : formatDate(on, language)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('advisory.warmthHint')}</p>
      <SaidBy source={degreesSource} />
    </details>
  );
};

/** How a crop grows on its days: by days, by warmth, and when it is brought in. */
export const CalendarStages = ({ calendar }: Props) => {
  const { t, say } = useWords();
  const span = useSpan();
  const { stages, marks, harvest } = calendar;
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <Flag aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('advisory.stages')}
      </h2>
      {stages.length === 0 && <p>{t('advisory.noStages')}</p>}
      <ol className="grid gap-2 empty:hidden">
        {stages.map(({ stage, ...days }) => (
          <li
            key={stage}
            aria-current={stage === calendar.stage ? 'step' : undefined}
            className="first-letter:uppercase aria-[current]:font-bold"
          >
            {say(`advisory.stage.${stage}`)}: {span(days)}
          </li>
        ))}
      </ol>
      {harvest !== null && <Harvest harvest={harvest} />}
      {marks.length > 0 && <ByWarmth calendar={calendar} />}
    </section>
  );
};
