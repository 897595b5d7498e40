import { CircleCheck, FileText, Hourglass } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { reportProgress, reportStatus, type Report } from '@shuka/domain/reports';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { StatusWord } from '#kit/status-word.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { DownloadReport } from './DownloadReport.tsx';
import { reportPathsOf } from './report-paths.ts';

const aPage = 20;

type Props = { readonly reports: readonly Kept<Report>[]; readonly nameOf: (farmerId: string) => string };

/** The reports in care, page by page: whose, of which day, how far, and what can be done with each. */
export const CareReportsTable = ({ reports, nameOf }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const pages = usePages('reports');
  const from = Math.min(Number(pages.query.after ?? '0'), Math.max(0, reports.length - 1));
  if (reports.length === 0) return <p>{t('reports.noneSuch')}</p>;
  return (
    <>
      {!isOnline && <Notice kind="hint">{t('reports.downloadOffline')}</Notice>}
      <CardTable caption={t('reports.careTitle')} columns={columnWords.map((word) => ({ says: t(word) }))}>
        {reports.slice(from, from + aPage).map((one) => (
          <ReportRow key={one.row.id} report={one} farmer={nameOf(one.row.keeperId)} isOnline={isOnline} />
        ))}
      </CardTable>
      <Pager pages={pages} next={from + aPage < reports.length ? String(from + aPage) : null} />
    </>
  );
};

const columnWords = [
  'reports.title',
  'reports.date',
  'reports.status',
  'reports.progress',
  'reports.actions',
] as const satisfies readonly WordId[];

type RowProps = { readonly report: Kept<Report>; readonly farmer: string; readonly isOnline: boolean };

const ReportRow = ({ report, farmer, isOnline }: RowProps) => {
  const { t, language } = useWords();
  const { row } = report;
  return (
    <CardRow>
      <CardHead>
        <Titled report={report} farmer={farmer} />
      </CardHead>
      <CardCell says={t('reports.date')}>
        <span className="inline-block xl:min-w-20">{formatDate(row.farmReport.reportDate, language)}</span>
      </CardCell>
      <CardCell says={t('reports.status')}>
        <StatusWord {...statuses[reportStatus(row)]} />
      </CardCell>
      <CardCell says={t('reports.progress')}>
        <Progress percent={reportProgress(row)} />
      </CardCell>
      <CardCell>
        <Actions report={report} isOnline={isOnline} />
      </CardCell>
    </CardRow>
  );
};

const Titled = ({ report: { row, state }, farmer }: { report: Kept<Report>; farmer: string }) => (
  <>
    <span className="text-lg font-bold xl:text-base">{row.farmReport.reportTitle}</span>
    <span className="flex flex-wrap gap-x-3 font-normal text-ink-soft">
      {farmer}
      {state !== 'accepted' && <StateMark state={state} />}
    </span>
  </>
);

const statuses = {
  completed: { Icon: CircleCheck, says: 'reports.completed', look: 'text-leaf' },
  'in-progress': { Icon: Hourglass, says: 'reports.inProgress', look: 'text-ochre' },
} as const;

const Progress = ({ percent }: { percent: number }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <svg aria-hidden="true" viewBox="0 0 112 12" className="h-3 w-28 xl:w-20">
      <rect x="1" y="1" width="110" height="10" rx="5" className="fill-paper stroke-line-strong" />
      <rect x="1" y="1" width={(percent / 100) * 110} height="10" rx="5" className="fill-leaf" />
    </svg>
    <span className="font-semibold">{percent}%</span>
  </span>
);

const Actions = ({ report: { row, state }, isOnline }: { report: Kept<Report>; isOnline: boolean }) => {
  const { t } = useWords();
  const { reportTitle } = row.farmReport;
  return (
    <span className="flex w-full flex-wrap items-center gap-2 xl:flex-nowrap xl:whitespace-nowrap">
      <Link
        to={reportPathsOf(row.keeperId).report(row.id)}
        aria-label={t('reports.detailsOf', { title: reportTitle })}
        className="inline-flex min-h-12 items-center gap-2 rounded-xl px-3 font-semibold text-leaf underline underline-offset-4"
      >
        <FileText aria-hidden className="size-5 shrink-0" />
        {t('reports.details')}
      </Link>
      {reportStatus(row) === 'completed' && (
        <DownloadReport report={row} isAccepted={state === 'accepted'} isOnline={isOnline} />
      )}
    </span>
  );
};
