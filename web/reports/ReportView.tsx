import { Link } from 'wouter';
import type { Farm } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Report } from '@shuka/domain/reports';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { CostTable } from './CostTable.tsx';
import type { Shown } from './farm-reports.ts';
import { FiguresPanel } from './FiguresPanel.tsx';
import { ReportActions } from './ReportActions.tsx';
import { useReportPaths } from './report-paths.ts';
import { ReportPhotos } from './ReportPhotos.tsx';
import { categoryWords, inspectionWords } from './report-words.ts';

type Props = { readonly farm: Farm; readonly shown: Shown; readonly reports: readonly Kept<Report>[] };

/** One report whole, as it is read on the phone and printed from it. */
export const ReportView = ({ farm, shown: { kept, isCorrected }, reports }: Props) => {
  const { t } = useWords();
  const paths = useReportPaths();
  const { row: report, state } = kept;
  const newer = reports.find(({ row }) => row.corrects === report.id);
  return (
    <article className="grid gap-5">
      <div className="grid gap-2">
        <h2 className={`break-words text-2xl font-bold ${isCorrected ? 'line-through' : ''}`}>
          {report.farmReport.reportTitle}
        </h2>
        <StateMark state={state} />
      </div>
      {newer !== undefined && (
        <Notice kind="hint">
          {t('reports.isCorrected')}{' '}
          <Link to={paths.report(newer.row.id)} className="font-semibold text-leaf underline">
            {t('reports.seeNewer')}
          </Link>
        </Notice>
      )}
      {report.corrects !== null && <Notice kind="hint">{t('reports.correctsEarlier')}</Notice>}
      <ReportActions report={report} isAccepted={state === 'accepted'} isCorrected={isCorrected} />
      <ReportFacts farm={farm} report={report} />
      <section className="grid gap-2">
        <h3 className="text-lg font-bold">{t('reports.description')}</h3>
        <p className="whitespace-pre-line break-words">{report.farmReport.reportDescription}</p>
      </section>
      <CostTable report={report} />
      <FiguresPanel report={report} />
      <p className="text-ink-soft">{t(report.entriesInBook ? 'reports.isInBook' : 'reports.isNotInBook')}</p>
      <ReportPhotos photoIds={report.photoIds} />
    </article>
  );
};

const ReportFacts = ({ farm, report }: { farm: Farm; report: Report }) => {
  const words = useWords();
  const { t, language } = words;
  const { farmReport: said, inspection } = report;
  const completed = inspection.inspectionCompleted ? t('reports.yes') : t('reports.no');
  const facts = [
    [t('reports.farm'), farm.name],
    [t('reports.location'), said.reportLocation],
    [t('reports.zone'), said.reportZone === '' ? '–' : said.reportZone],
    [t('reports.crop'), cropName(said.cropType, words)],
    [t('reports.date'), formatDate(said.reportDate, language)],
    [t('reports.category'), t(categoryWords[said.reportCategory])],
    [t('reports.inspectionType'), t(inspectionWords[inspection.inspectionType])],
    [t('reports.inspectionCompleted'), completed],
  ] as const;
  return <Facts facts={facts} />;
};
