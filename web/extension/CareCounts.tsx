import { CalendarCheck, CalendarDays, CalendarRange, Hourglass, MessageCircleWarning, Users } from 'lucide-react';
import { memo, useMemo, type ComponentType } from 'react';
import { farmerRows } from '@shuka/domain/accounts';
import { careFigures, issueRows, visitPlanRows, visitRequestRows, visitRows } from '@shuka/domain/extension';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

/** Worked out anew only when one of the lists changes. */
const useCareFigures = () => {
  const { person } = usePerson();
  const today = useToday();
  const [farmers, visits, requests] = [useKept(farmerRows), useKept(visitRows), useKept(visitRequestRows)];
  const [issues, plans] = [useKept(issueRows), useKept(visitPlanRows)];
  return useMemo(() => {
    const inCare = new Set(farmers.map(({ row }) => row.id).filter((id) => id !== person.accountId));
    const figures = careFigures(
      {
        visits: rowsOf(visits),
        requests: rowsOf(requests),
        issues: rowsOf(issues),
        plans: rowsOf(plans).filter(({ state }) => state === 'planned'),
      },
      { managerId: person.accountId, inCare, today },
    );
    return { farmers: inCare.size, ...figures };
  }, [farmers, visits, requests, issues, plans, person.accountId, today]);
};

/** How much is in a manager's care, and how many visits were made and wait, from the records on this phone. */
export const CareCounts = () => {
  const { t } = useWords();
  const figures = useCareFigures();
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Count Icon={Users} says={t('agentArea.farmers')} count={figures.farmers} />
        <Count Icon={CalendarCheck} says={t('agentArea.visits')} count={figures.visits} />
        <Count Icon={MessageCircleWarning} says={t('agentArea.issues')} count={figures.openIssues} />
      </dl>
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{t('agentArea.visitStatistics')}</h2>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Count Icon={CalendarDays} says={t('agentArea.thisWeek')} count={figures.visitsThisWeek} />
          <Count Icon={CalendarRange} says={t('agentArea.thisMonth')} count={figures.visitsThisMonth} />
          <Count Icon={Hourglass} says={t('agentArea.pending')} count={figures.pending} />
        </dl>
      </section>
    </>
  );
};

type CountProps = {
  readonly Icon: ComponentType<{ className?: string }>;
  readonly says: string;
  readonly count: number;
};

const Count = memo(({ Icon, says, count }: CountProps) => (
  <div className="grid content-between gap-1 rounded-2xl border border-line bg-paper p-4">
    <dt className="flex gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="size-5 shrink-0 text-leaf" />
      {says}
    </dt>
    <dd className="text-3xl font-bold">{formatNumber(count)}</dd>
  </div>
));
