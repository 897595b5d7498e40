import type { ImportRun } from '@shuka/domain/imports';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** How many rows are through, of how many where that is known. */
const doneOf = ({ state, read, good, done, failed, undone, kept }: ImportRun): readonly [number, number | null] => {
  if (state === 'reading') return [read, null];
  return state === 'applying' ? [done + failed, good] : [undone + kept, done];
};

/** How far the work on a list has come; one may leave the page meanwhile. */
export const ImportProgress = ({ run }: { readonly run: ImportRun }) => {
  const { t } = useWords();
  const [done, all] = doneOf(run);
  const says =
    all === null
      ? t('imports.readSoFar', { count: formatNumber(done) })
      : t('imports.doneSoFar', { count: formatNumber(done), all: formatNumber(all) });
  return (
    <div className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <output>{says}</output>
      <progress
        aria-label={says}
        className="h-4 w-full accent-leaf"
        max={all ?? undefined}
        value={all === null ? undefined : done}
      />
      <p className="text-sm text-ink-soft">{t('imports.mayLeave')}</p>
    </div>
  );
};
