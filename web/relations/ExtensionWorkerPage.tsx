import { useParams } from 'wouter';
import { readExtensionWorker, type ExtensionWorker } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { FacePicture } from '#kit/face-picture.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { millPaths } from './mill-paths.ts';
import { OfCompany } from './OfCompany.tsx';
import { placeOf } from './worker-place.ts';

/** One extension manager, as far as they agreed to be shown. */
export const ExtensionWorkerPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millPaths.workers}>{t('menu.workers')}</BackLink>
      <OfCompany>{({ companyId }) => <Worker companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Worker = ({ companyId }: { readonly companyId: string }) => {
  const { managerId = '' } = useParams();
  const loaded = useLoad(readExtensionWorker, { companyId, managerId: managerId.toLowerCase() });
  return <LoadedPart loaded={loaded}>{(worker) => <Details worker={worker} />}</LoadedPart>;
};

const Details = ({ worker }: { readonly worker: ExtensionWorker }) => {
  const { t, language } = useWords();
  const { firstName, lastName, designation, description, face, joinedOn } = worker;
  const place = placeOf(worker);
  return (
    <>
      <div className="flex items-center gap-4">
        <FacePicture face={face} className="size-24" />
        <h1 className="min-w-0 break-words text-2xl font-bold">{[firstName, lastName].join(' ')}</h1>
      </div>
      {description !== '' && <p className="whitespace-pre-line break-words text-lg">{description}</p>}
      <Facts
        facts={[
          [t('mill.workersRole'), designation === '' ? t('mill.worker') : designation],
          ...(place === '' ? [] : [[t('farms.place'), place] as const]),
          [t('mill.joinedOn'), formatDate(joinedOn, language)],
        ]}
      />
      <p className="text-ink-soft">{t('mill.workerWord')}</p>
    </>
  );
};
