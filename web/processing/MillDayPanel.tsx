import { Inbox, Warehouse } from 'lucide-react';
import { Link } from 'wouter';
import { readMillDay, type JobCard } from '@shuka/domain/processing';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { JobCards } from './JobCards.tsx';
import { millJobPaths } from './mill-jobs-paths.ts';
import { storagePaths } from './storage-paths.ts';

/** What a mill has to do: the way to its requests, its jobs that go on and those that are completed. */
export const MillDayPanel = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(readMillDay, { companyId });
  return (
    <LoadedPart loaded={loaded}>
      {({ waiting, ongoing, ongoingCount, completed, completedCount }) => (
        <>
          <Link
            to={millJobPaths.requests}
            className="flex min-h-14 items-center gap-3 rounded-2xl bg-leaf px-4 font-semibold text-on-leaf hover:bg-leaf-strong"
          >
            <Inbox aria-hidden className="size-6 shrink-0" />
            <span className="grow">{t('mill.viewRequests')}</span>
            {waiting > 0 && <span>{t('mill.waiting', { count: waiting })}</span>}
          </Link>
          <Link
            to={storagePaths.mill}
            className="flex min-h-14 items-center gap-3 rounded-2xl border-2 border-leaf px-4 font-semibold text-leaf"
          >
            <Warehouse aria-hidden className="size-6 shrink-0" />
            {t('mill.warehouse')}
          </Link>
          <Some title={t('mill.ongoing')} count={ongoingCount} jobs={ongoing} />
          <Some title={t('mill.completed')} count={completedCount} jobs={completed} />
          <Link
            to={millJobPaths.jobs}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
          >
            {t('mill.allJobs')}
          </Link>
        </>
      )}
    </LoadedPart>
  );
};

type Props = { readonly title: string; readonly count: number; readonly jobs: readonly JobCard[] };

const Some = ({ title, count, jobs }: Props) => {
  const { t } = useWords();
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('mill.countOf', { title, count })}</h2>
      {jobs.length === 0 ? <p className="text-ink-soft">{t('mill.noJobs')}</p> : <JobCards jobs={jobs} />}
    </section>
  );
};
