import { useLocation, useParams } from 'wouter';
import { BackLink } from '#kit/back-link.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { FarmerName } from './FarmerName.tsx';
import { PlanVisitForm } from './PlanVisitForm.tsx';
import { useVisited } from './use-visited.ts';

/** Plans a visit to the farmer whose page one came from; it then stands among the manager's visits. */
export const PlanVisitPage = () => {
  const { t } = useWords();
  const [, go] = useLocation();
  const today = useToday();
  const farmerId = (useParams()['farmerId'] ?? '').toLowerCase();
  const loaded = useVisited(farmerId);
  const isErrand = loaded.state === 'ready' && loaded.value?.errand != null;
  return (
    <section className="grid max-w-xl gap-4">
      {isErrand ? (
        <BackLink to="/ExtensionManager/visits">{t('visit.title')}</BackLink>
      ) : (
        <BackLink to={`/extension-farmers/${farmerId}`}>{t('caseload.toFarmer')}</BackLink>
      )}
      <h1 className="text-2xl font-bold">{t('caseload.planVisit')}</h1>
      <FarmerName keeperId={farmerId} />
      <PlanVisitForm day={today} farmerId={farmerId} onSaved={() => go('/ExtensionManager/visits')} />
    </section>
  );
};
