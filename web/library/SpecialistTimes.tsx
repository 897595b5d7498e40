import { readSpecialistTimes } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** How fast agronomists answer the cases that managers pass to them. */
export const SpecialistTimes = () => {
  const { t, language } = useWords();
  const loaded = useLoad(readSpecialistTimes, {});
  return (
    <section className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{t('desk.times')}</h2>
      <LoadedPart loaded={loaded}>
        {({ from, cases, waiting, halfWithinHours, mostWithinHours, agronomists }) => (
          <>
            <p>{t('desk.timesSince', { day: formatDate(from, language), cases, waiting })}</p>
            {halfWithinHours !== null && mostWithinHours !== null && (
              <p className="font-semibold">{t('desk.timesWithin', { half: halfWithinHours, most: mostWithinHours })}</p>
            )}
            <ul className="grid gap-1 empty:hidden">
              {agronomists.map(({ agronomistId, name, answered, halfWithinHours: half }) => (
                <li key={agronomistId}>{t('desk.timesOf', { name, answered, half })}</li>
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </section>
  );
};
