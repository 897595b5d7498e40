import { FilePlus } from 'lucide-react';
import { Link, Redirect, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { reportRows, type Report } from '@shuka/domain/reports';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useKept, useRows, type Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { reportsOf } from './farm-reports.ts';
import { chosenFarm } from './chosen-farm.ts';
import { ReportChoice } from './ReportChoice.tsx';
import { useReportPaths } from './report-paths.ts';
import { ReportView } from './ReportView.tsx';

/** The reports of one farm, one of them whole: come to from a farm's card, or by the report's own address. */
export const DisplayReportPage = () => (
  <LoadedPart loaded={useRows(reportRows)}>{(reports) => <OfPerson reports={reports} />}</LoadedPart>
);

const OfPerson = ({ reports }: { readonly reports: readonly Kept<Report>[] }) => {
  const { t } = useWords();
  const paths = useReportPaths();
  const { person } = usePerson();
  const reportId = useParams()['reportId']?.toLowerCase() ?? null;
  const state: unknown = useHistoryState();
  const farms = useKept(farmRows);
  const asked = reports.find(({ row }) => row.id === reportId);
  const own = farms.filter(({ row }) => row.keeperId === person.accountId);
  const farm =
    reportId === null ? chosenFarm(own, state) : (farms.find(({ row }) => row.id === asked?.row.farmId) ?? null);
  if (reportId === null && farm === null) return <Redirect to={paths.overview} replace />;
  return (
    <section className="grid max-w-3xl gap-5">
      <BackLink to={paths.overview}>{t(paths.overviewSays)}</BackLink>
      {farm === null ? (
        <Notice kind="hint">{t('reports.notHere')}</Notice>
      ) : (
        <OfFarm farm={farm.row} reports={reports} reportId={reportId} />
      )}
    </section>
  );
};

type OfFarmProps = {
  readonly farm: Farm;
  readonly reports: readonly Kept<Report>[];
  /** Null shows the newest. */
  readonly reportId: string | null;
};

const OfFarm = ({ farm, reports, reportId }: OfFarmProps) => {
  const { t } = useWords();
  const paths = useReportPaths();
  const ofFarm = reportsOf(reports, farm.id);
  const chosen =
    ofFarm.find(({ kept }) => kept.row.id === reportId) ?? ofFarm.find(({ isCorrected }) => !isCorrected) ?? ofFarm[0];
  return (
    <>
      <header className="no-print flex flex-wrap items-center justify-between gap-3">
        <h1 className="break-words text-2xl font-bold">{t('reports.detailsTitle', { farm: farm.name })}</h1>
        <Link
          to={paths.add(farm.id)}
          className="inline-flex min-h-12 items-center gap-2 rounded-xl bg-leaf px-5 py-2 font-semibold text-on-leaf hover:bg-leaf-strong"
        >
          <FilePlus aria-hidden className="size-5" />
          {t('reports.new')}
        </Link>
      </header>
      {chosen === undefined ? (
        <p>{t('reports.none')}</p>
      ) : (
        <>
          {ofFarm.length > 1 && <ReportChoice reports={ofFarm} chosenId={chosen.kept.row.id} />}
          <ReportView key={chosen.kept.row.id} farm={farm} shown={chosen} reports={reports} />
        </>
      )}
    </>
  );
};
