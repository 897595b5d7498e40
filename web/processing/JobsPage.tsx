import { useState } from 'react';
import { Link } from 'wouter';
import { listJobs, type JobState } from '@shuka/domain/processing';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { JobCards } from './JobCards.tsx';
import { millJobPaths } from './mill-jobs-paths.ts';

const perPage = '12';

/** The jobs of a mill. */
export const JobsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('mill.jobs')}</h1>
      <OfCompany>
        {({ companyId, duty }) => (
          <>
            {duty !== 'buyer' && (
              <Link
                to={millJobPaths.newJob}
                className="inline-flex min-h-12 items-center justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf"
              >
                {t('mill.startJob')}
              </Link>
            )}
            <Jobs companyId={companyId} />
          </>
        )}
      </OfCompany>
    </section>
  );
};

const states = [null, 'ongoing', 'completed'] as const;

const says = { ongoing: 'mill.ongoing', completed: 'mill.completed' } as const;

const Jobs = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [state, setState] = useState<JobState | null>(null);
  const pages = usePages(state ?? '');
  const loaded = useLoad(listJobs, { companyId, ...(state === null ? {} : { state }), ...pages.query, limit: perPage });
  return (
    <>
      <fieldset className="flex flex-wrap gap-2" aria-label={t('mill.jobs')}>
        {states.map((one) => (
          <Button
            key={one ?? 'all'}
            look={one === state ? 'main' : 'quiet'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {one === null ? t('mill.everyJob') : t(says[one])}
          </Button>
        ))}
      </fieldset>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? <p>{t('mill.noJobs')}</p> : <JobCards jobs={items} />}
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};
