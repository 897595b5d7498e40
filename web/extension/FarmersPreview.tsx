import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { FarmerCaseCard } from './FarmerCaseCard.tsx';
import { useCareStates, useFarmersInCare } from './use-caseload.ts';

/** So many stand on the dashboard; the others are a touch away. */
const seenAtOnce = 4;

/** The first farmers in a manager's care, and the way to all of them. */
export const FarmersPreview = () => {
  const { t } = useWords();
  const farmers = useFarmersInCare();
  const stateOf = useCareStates();
  return (
    <section id="farmers" className="grid gap-3">
      <h2 className="text-xl font-bold">{t('agentArea.farmersTitle')}</h2>
      {farmers.length === 0 && <p>{t('caseload.nobody')}</p>}
      <ul className="grid gap-3 empty:hidden md:grid-cols-2">
        {farmers.slice(0, seenAtOnce).map((one) => (
          <FarmerCaseCard key={one.id} one={one} state={stateOf(one.id)} />
        ))}
      </ul>
      {farmers.length > seenAtOnce && (
        <Link
          to="/farmer-dashboard"
          className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
        >
          <Users aria-hidden className="size-5 shrink-0" />
          {t('agentArea.allFarmers', { count: farmers.length })}
        </Link>
      )}
    </section>
  );
};
