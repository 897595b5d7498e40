import { CalendarDays, CircleCheck, ClipboardCheck, ClipboardList, Hourglass } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { changeOf } from '@shuka/domain/kit/span.ts';
import {
  reportFigures,
  reportRows,
  reportStatus,
  type Report,
  type ReportFigures,
  type ReportStatus,
} from '@shuka/domain/reports';
import { usePerson } from '#accounts';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows, type Kept } from '#kit/rows.ts';
import { StatCard } from '#kit/stat-card.tsx';
import { useToday } from '#kit/today.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { standingOfCare } from './care-reports.ts';
import { CareReportsTable } from './CareReportsTable.tsx';
import { careInspectionsPath } from './inspection-paths.ts';

type Filter = 'all' | ReportStatus;

/** The reports of everybody in a manager's care: how many, how far each is, and the way to each. */
export const CareReportsPage = () => {
  const { t } = useWords();
  const loaded = useRows(reportRows);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('reports.careTitle')}</h1>
      <Link
        to={careInspectionsPath}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <ClipboardCheck aria-hidden className="size-5 shrink-0" />
        {t('reports.openInspections')}
      </Link>
      <LoadedPart loaded={loaded}>{(kept) => <InCare kept={kept} />}</LoadedPart>
    </section>
  );
};

const InCare = ({ kept }: { kept: readonly Kept<Report>[] }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { nameOf } = usePeople(farmerRows, person.accountId);
  const today = useToday();
  const [filter, setFilter] = useState<Filter>('all');
  const reports = useMemo(() => standingOfCare(kept, person.accountId), [kept, person.accountId]);
  const figures = useMemo(
    () =>
      reportFigures(
        reports.map(({ row }) => row),
        today,
      ),
    [reports, today],
  );
  const shown = useMemo(
    () => reports.filter(({ row }) => filter === 'all' || reportStatus(row) === filter),
    [reports, filter],
  );
  if (reports.length === 0) return <p>{t('reports.careNone')}</p>;
  return (
    <>
      <Figures figures={figures} />
      <ChoiceChips<Filter>
        label={t('reports.filterLabel')}
        chosen={filter}
        onChange={setFilter}
        choices={[
          { value: 'all', says: t('reports.filterAll') },
          { value: 'completed', says: t('reports.completed') },
          { value: 'in-progress', says: t('reports.inProgress') },
        ]}
      />
      <CareReportsTable key={filter} reports={shown} nameOf={nameOf} />
      <p className="text-sm text-ink-soft">{t('reports.progressHow')}</p>
    </>
  );
};

const changeWords = { up: 'reports.moreThan', down: 'reports.fewerThan', same: 'reports.asMany' } as const;

const Figures = ({ figures: { all, completed, inProgress, thisMonth, before, days } }: { figures: ReportFigures }) => {
  const { t } = useWords();
  const change = changeOf(thisMonth, before);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard Icon={ClipboardList} says={t('reports.statAll')} value={formatNumber(all)} />
      <StatCard Icon={CircleCheck} says={t('reports.completed')} value={formatNumber(completed)} />
      <StatCard Icon={Hourglass} says={t('reports.inProgress')} value={formatNumber(inProgress)} />
      <StatCard
        Icon={CalendarDays}
        says={t('reports.statThisMonth')}
        value={formatNumber(thisMonth)}
        change={{ change, says: t(changeWords[change.trend], { count: change.by, days }) }}
      />
    </dl>
  );
};
