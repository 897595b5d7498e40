import { CircleCheck, TriangleAlert } from 'lucide-react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { openPoints, type Inspection } from '@shuka/domain/reports';
import { useWords } from '#kit/words.tsx';
import { gradeWords } from './inspection-words.ts';
import { PhotoStrip } from './PhotoStrip.tsx';

/** What is to be mended and by when, and what was mended since the inspection before. */
export const PointList = ({ inspection }: { inspection: Inspection }) => {
  const { t, language } = useWords();
  const open = openPoints(inspection);
  const mended = inspection.carried.filter(({ isClosed }) => isClosed);
  const photosOf = (itemId: string | null): readonly string[] =>
    itemId === null ? [] : (inspection.answers.find((answer) => answer.itemId === itemId)?.photoIds ?? []);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('inspection.toMend')}</h2>
      {open.length === 0 && <p>{t('inspection.nothingToMend')}</p>}
      <ul className="grid gap-3 empty:hidden">
        {open.map(({ id, itemId, grade, description, correctiveAction, dueOn }) => (
          <li key={id} className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
            <p className="flex gap-2 font-bold">
              <TriangleAlert
                aria-hidden
                className={`mt-0.5 size-5 shrink-0 ${grade === 'major' ? 'text-danger' : 'text-ochre'}`}
              />
              <span className="min-w-0 break-words">{description}</span>
            </p>
            <p className="break-words">{correctiveAction}</p>
            <p className="text-sm text-ink-soft">
              {t(gradeWords[grade])} · {t('inspection.dueBy', { date: formatDate(dueOn, language) })}
            </p>
            <PhotoStrip photoIds={photosOf(itemId)} />
          </li>
        ))}
      </ul>
      {mended.length > 0 && <h3 className="font-bold">{t('inspection.mendedSince')}</h3>}
      <ul className="grid gap-2 empty:hidden">
        {mended.map(({ id, description, note }) => (
          <li key={id} className="flex gap-2">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            <span className="min-w-0 break-words">{[description, note].filter((part) => part !== '').join(' – ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
