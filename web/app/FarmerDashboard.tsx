import { lazy, Suspense } from 'react';
import { loadFarmsPanel } from '#farms';
import { usePerson } from '#accounts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';

const FarmsPanel = lazy(async () => ({ default: await loadFarmsPanel() }));

/** Where a farmer lands: their name and their farms. */
export const FarmerDashboard = () => {
  const { t } = useWords();
  const { person } = usePerson();
  return (
    <section className="grid gap-6">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <Suspense fallback={<Loading />}>
        <FarmsPanel />
      </Suspense>
    </section>
  );
};
