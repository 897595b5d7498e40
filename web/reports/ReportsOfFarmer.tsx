import { ClipboardList, FilePlus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { farmRows } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { reportRows } from '@shuka/domain/reports';
import { rowsOf, useKept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { reportsOf, type Shown } from './farm-reports.ts';
import { reportPathsOf, type ReportPaths } from './report-paths.ts';
import { inspectionWords } from './report-words.ts';

const aWindow = 5;

/** The reports of all farms of a farmer in care, for their manager, who may write one. */
export const ReportsOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const [land, kept] = [useKept(farmRows), useKept(reportRows)];
  const farms = useMemo(() => rowsOf(land).filter((farm) => farm.keeperId === keeperId), [land, keeperId]);
  const reports = useMemo(() => farms.flatMap(({ id }) => reportsOf(kept, id)), [farms, kept]);
  const paths = reportPathsOf(keeperId);
  return (
    <section className="grid gap-3">
      <h2 className="flex gap-2 text-xl font-bold">
        <ClipboardList aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('caseload.reports')}
      </h2>
      {reports.length === 0 && <p>{t('reports.none')}</p>}
      <ShowMore items={reports} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-2 empty:hidden">
            {shown.map((one) => (
              <ReportLine key={one.kept.row.id} shown={one} paths={paths} />
            ))}
          </ul>
        )}
      </ShowMore>
      <div className="flex flex-wrap gap-3">
        {farms.map(({ id, name }) => (
          <Link
            key={id}
            to={paths.add(id)}
            aria-label={t('reports.newOf', { farm: name })}
            className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
          >
            <FilePlus aria-hidden className="size-5 shrink-0" />
            {farms.length === 1 ? t('reports.new') : t('reports.newOf', { farm: name })}
          </Link>
        ))}
      </div>
    </section>
  );
};

const ReportLine = ({ shown: { kept, isCorrected }, paths }: { shown: Shown; paths: ReportPaths }) => {
  const { t, language } = useWords();
  const { farmReport, inspection, id } = kept.row;
  const says = [formatDate(farmReport.reportDate, language), t(inspectionWords[inspection.inspectionType])];
  return (
    <li className="relative grid gap-1 rounded-xl border border-line bg-paper px-4 py-3 hover:border-leaf">
      <Link
        to={paths.report(id)}
        className={`break-words font-semibold after:absolute after:inset-0 after:rounded-xl ${isCorrected ? 'line-through' : ''}`}
      >
        {farmReport.reportTitle}
      </Link>
      <p className="text-sm text-ink-soft">{[...says, ...(isCorrected ? [t('reports.corrected')] : [])].join(' · ')}</p>
      <StateMark state={kept.state} />
    </li>
  );
};
