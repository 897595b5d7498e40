import { LandPlot, Split, Sprout, Users, type LucideProps } from 'lucide-react';
import { memo, Suspense, useMemo, type ComponentType } from 'react';
import { Link } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { farmRows } from '@shuka/domain/farms';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useKept, useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import type { Glances } from './glances.ts';
import { farmersByName, withFarms, type FarmInCare } from './in-care.ts';
import { ManagerFarmers } from './ManagerFarmers.tsx';
import { useGlances } from './use-glances.ts';
import { useFarmsInCare } from './use-farms-in-care.ts';

/**
 * Where an extension manager lands: how much is in their care, what waits for a choice, and every farmer. `More` is what
 * other slices know of those in care.
 */
export const ManagerDashboard = ({ More = Nothing }: { readonly More?: ComponentType }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(farmerRows);
  return (
    <section className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{t('farms.managerTitle')}</h1>
        <p className="text-lg">{t('dashboard.hello', { name: person.firstName })}</p>
      </header>
      {person.state === 'pending' && <Notice kind="hint">{t('dashboard.pending')}</Notice>}
      <LoadedPart loaded={loaded}>{() => <InCare managerId={person.accountId} More={More} />}</LoadedPart>
    </section>
  );
};

const Nothing = () => null;

const none: readonly FarmInCare[] = [];

const hasClash = (glances: Glances, farmId: string): boolean => (glances.get(farmId)?.clashes ?? 0) > 0;

const InCare = ({ managerId, More }: { managerId: string; More: ComponentType }) => {
  const { t } = useWords();
  const people = useKept(farmerRows);
  const land = useKept(farmRows);
  const glances = useGlances();
  const named = useMemo(() => farmersByName(people, managerId), [people, managerId]);
  const farmers = useMemo(() => withFarms(named, land), [named, land]);
  const farms = useFarmsInCare(land, people, managerId);
  // The manager's own farms are few; those in care are thousands, and are not asked one by one at each save.
  const own = useMemo(() => land.filter(({ row }) => row.keeperId === managerId), [land, managerId]);
  const inCare = (field: 'plots' | 'clashes'): number =>
    own.reduce((total, { row }) => total - (glances.get(row.id)?.[field] ?? 0), glances[field]);
  const toSettle = inCare('clashes') === 0 ? none : farms.filter(({ kept }) => hasClash(glances, kept.row.id));
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Count Icon={Users} says={t('farms.countFarmers')} count={farmers.length} />
        <Count Icon={Sprout} says={t('farms.countFarms')} count={farms.length} />
        <Count Icon={LandPlot} says={t('farms.countPlots')} count={inCare('plots')} />
        <Count Icon={Split} says={t('farms.countClashes')} count={inCare('clashes')} />
      </dl>
      <div className="grid gap-x-6 sm:flex">
        <a href="#farmers" className={link}>
          {t('farms.viewFarmers')}
        </a>
        <Link to="/ExtensionManager/Efarms" className={link}>
          {t('farms.viewFarms')}
        </Link>
      </div>
      <ToSettle farms={toSettle} />
      <Suspense>
        <More />
      </Suspense>
      <ManagerFarmers farmers={farmers} />
    </>
  );
};

const link = 'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';

type CountProps = { readonly Icon: ComponentType<LucideProps>; readonly says: string; readonly count: number };

const Count = memo(({ Icon, says, count }: CountProps) => (
  <div className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
    <dt className="flex gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {says}
    </dt>
    <dd className="text-3xl font-bold">{formatNumber(count)}</dd>
  </div>
));

/** The farms where two people changed the same thing; nothing while there are none. */
const ToSettle = ({ farms }: { farms: readonly FarmInCare[] }) => {
  const { t } = useWords();
  if (farms.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('farms.clashes')}</h2>
      <ul className="grid gap-2">
        {farms.map(({ kept: { row }, keeper }) => (
          <li key={row.id}>
            <Link
              to={`/extension-farms/${row.id}`}
              className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-xl border-2 border-ochre bg-paper px-4 py-2"
            >
              <strong className="min-w-0 break-words">{row.name}</strong>
              <span className="min-w-0 break-words">{keeper}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
