import { Clock, ShoppingBag, ShoppingBasket, Store, UserRound, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { cacText } from '@shuka/domain/kit/cac.ts';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { usePerson } from '#accounts';
import { Facts } from '#kit/facts.tsx';
import { Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { OfCompany, type Work } from './OfCompany.tsx';
import { OnShiftPanel } from './OnShiftPanel.tsx';
import { millPaths } from './mill-paths.ts';

/** What a mill has to do, which slices below tell. */
type DayProps = { readonly Day: ComponentType<{ readonly companyId: string }> };

/** Where whoever works at a mill lands: what it has to do, their company, who is on shift, and the ways on. */
export const ProcessorDashboard = ({ Day }: DayProps) => {
  const { t } = useWords();
  const { person } = usePerson();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('dashboard.hello', { name: person.firstName })}</h1>
      <OfCompany>{(work) => <Dashboard work={work} Day={Day} />}</OfCompany>
    </section>
  );
};

const Dashboard = ({ work, Day }: DayProps & { readonly work: Work }) => (
  <>
    {work.kind === 'mill' && (
      <Suspense fallback={<Loading />}>
        <Day companyId={work.companyId} />
      </Suspense>
    )}
    <CompanyFacts work={work} />
    <OnShiftPanel work={work} />
    <Ways duty={work.duty} />
  </>
);

const CompanyFacts = ({ work }: { readonly work: Work }) => {
  const { t, say } = useWords();
  return (
    <Facts
      facts={[
        [t('company.name'), work.name],
        [t('staff.yourDuty'), say(`staff.duty.${work.duty}`)],
        [t('company.kind'), say(`company.kind.${work.kind}`)],
        [t('company.cac'), cacText(work)],
        [t('farms.place'), [work.address, work.lga, stateName(work.stateCode)].join(', ')],
        [t('company.tonnes'), formatNumber(work.monthlyTonnes)],
      ]}
    />
  );
};

const ways = [
  { to: millPaths.demands, says: 'demand.own', Icon: ShoppingBasket, isOwners: false },
  { to: millPaths.shifts, says: 'shift.title', Icon: Clock, isOwners: false },
  { to: millPaths.staff, says: 'staff.title', Icon: Users, isOwners: true },
  { to: millPaths.inputs, says: 'mill.inputs', Icon: ShoppingBag, isOwners: false },
  { to: millPaths.ventures, says: 'mill.ventures', Icon: Store, isOwners: false },
  { to: millPaths.workers, says: 'menu.workers', Icon: UserRound, isOwners: false },
] as const;

const Ways = ({ duty }: Pick<Work, 'duty'>) => {
  const { t } = useWords();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ways
        .filter(({ isOwners }) => duty === 'owner' || !isOwners)
        .map(({ to, says, Icon }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-paper px-4 font-semibold hover:bg-leaf-soft"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-leaf" />
              {t(says)}
            </Link>
          </li>
        ))}
    </ul>
  );
};
