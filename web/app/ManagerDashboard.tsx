import { Sprout, Users } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { optional } from './optional.ts';
import { paths } from './paths.ts';

const parts = () => import('./manager-parts.ts');
const TodayTasks = optional(async () => (await parts()).loadManagerToday());
const CareCounts = optional(async () => (await parts()).loadCareCounts());
const Guidance = optional(async () => (await parts()).loadGuidance());
const SettlePanel = optional(async () => (await parts()).loadSettlePanel());
const Care = optional(async () => (await parts()).loadCarePanel());
const FarmersPreview = optional(async () => (await parts()).loadFarmersPreview());
const ChatPreview = optional(async () => (await parts()).loadChatPreview());
const MonthlyReports = optional(async () => (await parts()).loadMonthlyReports());

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4';

/** Where an extension manager lands: today's tasks, then how much is in their care, what waits, and whom they look after. */
export const ManagerDashboard = () => {
  const { t, language } = useWords();
  const { person } = usePerson();
  const loaded = useRows(farmerRows);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('farms.managerTitle')}</h1>
        <p className="text-lg">{t('dashboard.hello', { name: person.firstName })}</p>
        {person.joinedOn !== undefined && (
          <p className="text-ink-soft">{t('agentArea.joined', { date: formatDate(person.joinedOn, language) })}</p>
        )}
        <div className="flex flex-wrap gap-x-6">
          <Link to={paths.caseload} className={link}>
            <Users aria-hidden className="size-5 shrink-0" />
            {t('farms.viewFarmers')}
          </Link>
          <Link to={paths.managerFarms} className={link}>
            <Sprout aria-hidden className="size-5 shrink-0" />
            {t('farms.viewFarms')}
          </Link>
        </div>
      </header>
      {person.state === 'pending' && <Notice kind="hint">{t('dashboard.pending')}</Notice>}
      <LoadedPart loaded={loaded}>{() => <Parts shown={shown} />}</LoadedPart>
    </section>
  );
};

const shown = [
  TodayTasks,
  CareCounts,
  Guidance,
  SettlePanel,
  Care,
  FarmersPreview,
  ChatPreview,
  MonthlyReports,
] as const;

/**
 * One after another, each in a drawing of its own: with thousands of records a slow phone would stand still for all of
 * them at once. One that is late holds back no other.
 */
const Parts = ({ shown: all }: { readonly shown: readonly ComponentType[] }) => {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= all.length) return undefined;
    const timer = setTimeout(() => setCount(count + 1));
    return () => clearTimeout(timer);
  }, [count, all]);
  return all.slice(0, count).map((Part, place) => (
    <Suspense key={place} fallback={place < 2 ? <Loading /> : null}>
      <Part />
    </Suspense>
  ));
};
