import { loadFarmsPanel } from '#farms';
import { usePerson } from '#accounts';
import { AfterRecords } from '#kit/after-records.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { optional } from './optional.ts';
import { paths } from './paths.ts';
import { TasksPlace } from './tasks-place.tsx';

const FarmsPanel = lazy(loadFarmsPanel);
const parts = () => import('./dashboard-parts.ts');
const TodayPart = optional(async () => (await parts()).loadTodayPart());
const FarmerFigures = optional(async () => (await parts()).loadFarmerFigures());

/** Where a farmer lands: what to do this week, their farms, and what these come to in figures. */
export const FarmerDashboard = () => {
  const { t } = useWords();
  const { person } = usePerson();
  return (
    <section className="grid gap-6">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <AfterRecords fallback={<TasksPlace />}>
        <TodayPart />
      </AfterRecords>
      <Suspense fallback={<Loading />}>
        <FarmsPanel />
      </Suspense>
      <AfterRecords fallback={<Loading />}>
        <FarmerFigures />
      </AfterRecords>
      <ButtonLink look="quiet" href={paths.traceability} className="justify-self-start">
        {t('dashboard.about')}
      </ButtonLink>
    </section>
  );
};
