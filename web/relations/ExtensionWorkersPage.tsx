import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listExtensionWorkers, type ExtensionWorker } from '@shuka/domain/accounts';
import { FacePicture } from '#kit/face-picture.tsx';
import { FoundCards } from '#kit/found-cards.tsx';
import { usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FindFilter, type Found } from './FindFilter.tsx';
import { millPaths } from './mill-paths.ts';
import { OfCompany } from './OfCompany.tsx';
import { placeOf } from './worker-place.ts';

const perPage = '12';

/** 'Extension workers': the extension managers who agreed to be shown to agro-processors. */
export const ExtensionWorkersPage = () => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('menu.workers')}</h1>
      <p>{t('mill.workersIntro')}</p>
      <OfCompany>{({ companyId }) => <Workers companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Workers = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [asked, setAsked] = useState<Found>({ search: '', stateCode: '' });
  const pages = usePages(JSON.stringify(asked));
  const loaded = useLoad(listExtensionWorkers, { companyId, ...asked, ...pages.query, limit: perPage });
  return (
    <>
      <FindFilter label={t('mill.findWorker')} asked={asked} onAsked={setAsked} />
      <FoundCards loaded={loaded} pages={pages} none={t('mill.noWorkers')} idOf={({ managerId }) => managerId}>
        {(one) => <WorkerCard worker={one} />}
      </FoundCards>
    </>
  );
};

const WorkerCard = ({ worker }: { readonly worker: ExtensionWorker }) => {
  const { t } = useWords();
  const { managerId, firstName, lastName, designation, description, face } = worker;
  const name = `${firstName} ${lastName}`;
  return (
    <article className="grid content-start gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="flex items-center gap-4">
        <FacePicture face={face} className="size-20" />
        <div className="min-w-0">
          <h2 className="break-words text-lg font-bold">{name}</h2>
          <p className="text-ink-soft">{designation === '' ? t('mill.worker') : designation}</p>
        </div>
      </div>
      {placeOf(worker) !== '' && (
        <p className="flex gap-2">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {placeOf(worker)}
        </p>
      )}
      {description !== '' && <p className="line-clamp-4 break-words">{description}</p>}
      <Link
        to={`${millPaths.workers}/${managerId}`}
        aria-label={t('mill.viewProfileOf', { name })}
        className="inline-flex min-h-12 items-center justify-self-start rounded-xl bg-leaf px-5 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        {t('mill.viewProfile')}
      </Link>
    </article>
  );
};
