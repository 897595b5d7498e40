import { Link } from 'wouter';
import type { JobCard } from '@shuka/domain/processing';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './kilograms.ts';
import { millJobPaths } from './mill-jobs-paths.ts';

/** Jobs as cards, each the way to its page. */
export const JobCards = ({ jobs }: { readonly jobs: readonly JobCard[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {jobs.map((one) => (
      <li key={one.id} className="grid">
        <Card job={one} />
      </li>
    ))}
  </ul>
);

const Card = ({ job }: { readonly job: JobCard }) => {
  const { t, language } = useWords();
  const { id, number, state, makes, forName, inGrams, outGrams, startedOn, completedOn } = job;
  return (
    <Link
      to={`${millJobPaths.jobs}/${id}`}
      className="grid gap-1 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-lg font-bold break-words">{t('mill.jobTitle', { number, makes })}</span>
        <span
          className={`rounded-full px-3 py-1 text-sm font-semibold ${state === 'ongoing' ? 'bg-ochre-soft' : 'bg-leaf-soft'}`}
        >
          {t(state === 'ongoing' ? 'mill.ongoing' : 'mill.completed')}
        </span>
      </span>
      {forName !== '' && <span>{t('mill.jobFor', { name: forName })}</span>}
      <span>
        {outGrams === null
          ? t('mill.jobIn', { kilograms: kilogramsText(inGrams) })
          : t('mill.jobInOut', { from: kilogramsText(inGrams), to: kilogramsText(outGrams) })}
      </span>
      <span className="text-ink-soft">{formatDate(completedOn ?? startedOn, language)}</span>
    </Link>
  );
};
