import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { NotKept } from '#kit/not-kept.tsx';
import { Notice } from '#kit/notice.tsx';
import { useFormDraft } from '#kit/use-form-draft.ts';
import { useWords } from '#kit/words.tsx';
import { useVisited, type Visited } from './use-visited.ts';
import { VisitForm } from './VisitForm.tsx';

/** Whoever came from the plan, or to a farm to be verified, goes on there; whoever came from the farmer's page goes back there. */
const useWayBack = (
  farmerId: string,
  isErrand: boolean,
): { readonly to: string; readonly says: 'visit.title' | 'visit.toFarmer' } => {
  const [asked] = useSearchParams();
  const isPlanned = isErrand || asked.has('plan') || asked.has('request');
  return isPlanned
    ? { to: visitsPath, says: 'visit.title' }
    : { to: `/extension-farmers/${farmerId}`, says: 'visit.toFarmer' };
};

const visitsPath = '/ExtensionManager/visits';

/** A visit to one farmer while it goes on; what is typed outlives the page. */
export const VisitPage = () => {
  const { t } = useWords();
  const farmerId = (useParams()['farmerId'] ?? '').toLowerCase();
  const loaded = useVisited(farmerId);
  const back = useWayBack(farmerId, loaded.state === 'ready' && loaded.value?.errand != null);
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={back.to}>{t(back.says)}</BackLink>
      <LoadedPart loaded={loaded}>
        {(farmer) =>
          farmer === null ? (
            <Notice kind="hint">{t('visit.farmerNotHere')}</Notice>
          ) : (
            <VisitTo key={farmerId} farmer={farmer} />
          )
        }
      </LoadedPart>
    </section>
  );
};

const VisitTo = ({ farmer }: { farmer: Visited }) => {
  const { t } = useWords();
  const [asked] = useSearchParams();
  const [isSaved, setSaved] = useState(false);
  const draft = useFormDraft(`visit:${farmer.id}`);
  const saved = async (): Promise<void> => {
    await draft.drop();
    setSaved(true);
  };
  if (draft.begins === undefined) return <Loading />;
  return (
    <>
      <h1 className="break-words text-2xl font-bold">{t('visit.to', { name: farmer.name })}</h1>
      {isSaved ? (
        <>
          <Notice kind="done">{t('extension.visitSaved')}</Notice>
          <Link to={visitsPath} className="inline-flex min-h-12 items-center font-semibold text-leaf underline">
            {t('visit.goOn')}
          </Link>
        </>
      ) : (
        <div onInput={draft.onInput} className="grid gap-4">
          {draft.begins !== null && <Notice kind="hint">{t('visit.drafted')}</Notice>}
          <VisitForm
            keeperId={farmer.id}
            drafted={draft.begins}
            planId={asked.get('plan')}
            requestId={asked.get('request')}
            onSaved={() => void saved()}
          />
          <NotKept isKept={draft.isKept} />
        </div>
      )}
    </>
  );
};
