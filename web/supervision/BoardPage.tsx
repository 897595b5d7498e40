import { ChartNoAxesCombined, ClipboardCheck, FileSpreadsheet } from 'lucide-react';
import { Link } from 'wouter';
import { coveragePercent, type Board } from '@shuka/domain/supervision';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { BarChart } from '#kit/bar-chart.tsx';
import { CardTable } from '#kit/card-table.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { BoardLine } from './BoardLine.tsx';
import { OfMyZone } from './OfMyZone.tsx';
import { eventsPath, figuresPath, returnPath } from './supervision-paths.ts';
import { useKeptBoard } from './use-kept-board.ts';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-4';

/** The extension managers of a zone, for whoever supervises it: how far each has come, and what should be looked at. */
export const BoardPage = () => {
  const { t } = useWords();
  return (
    <OfMyZone isKept back={{ to: '/ExtensionAgentDashboard', says: t('board.back') }}>
      {({ zoneId, name }) => (
        <>
          <h1 className="text-2xl font-bold">{t('board.title', { zone: name })}</h1>
          <div className="flex flex-wrap gap-x-6">
            <Link to={returnPath} className={link}>
              <FileSpreadsheet aria-hidden className="size-5 shrink-0" />
              {t('board.openReturn')}
            </Link>
            <Link to={eventsPath} className={link}>
              <ClipboardCheck aria-hidden className="size-5 shrink-0" />
              {t('board.openEvents')}
            </Link>
            <Link to={figuresPath} className={link}>
              <ChartNoAxesCombined aria-hidden className="size-5 shrink-0" />
              {t('board.openFigures')}
            </Link>
          </div>
          <KeptBoard key={zoneId} zoneId={zoneId} />
        </>
      )}
    </OfMyZone>
  );
};

const KeptBoard = ({ zoneId }: { zoneId: string }) => {
  const { t, language } = useWords();
  const { loaded, kept } = useKeptBoard(zoneId);
  if (kept === null) return <LoadedPart loaded={loaded}>{(seen) => <Whole seen={seen} />}</LoadedPart>;
  return (
    <>
      <Notice kind="hint">{t('board.lastSeen', { date: formatDate(kept.madeAt, language) })}</Notice>
      <Whole seen={kept} />
    </>
  );
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const Whole = ({ seen }: { seen: Board }) => {
  const { t } = useWords();
  const { managers, shortDays, longDays, flagDays, overdueDays } = seen;
  if (managers.length === 0) return <Notice kind="hint">{t('board.nobodyPosted')}</Notice>;
  const farmers = sum(managers.map((one) => one.farmers));
  const percent = coveragePercent(sum(managers.map((one) => one.visitedShort)), farmers);
  return (
    <>
      <Facts
        facts={[
          [t('board.managers'), formatNumber(managers.length)],
          [t('board.farmers'), formatNumber(farmers)],
          [t('board.visitedIn', { days: shortDays }), percent === null ? '–' : `${percent}%`],
          [t('board.overdue', { days: overdueDays }), formatNumber(sum(managers.map((one) => one.overdue)))],
          [t('board.openIssues'), formatNumber(sum(managers.map((one) => one.openIssues)))],
          [t('board.inspectionsDue'), formatNumber(sum(managers.map((one) => one.inspectionsDue)))],
          [t('board.inspectionsFailed'), formatNumber(sum(managers.map((one) => one.inspectionsFailed)))],
          [t('board.actionsOverdue'), formatNumber(sum(managers.map((one) => one.actionsOverdue)))],
        ]}
      />
      <BarChart
        title={t('board.visitedIn', { days: shortDays })}
        unit="%"
        bars={managers.map((one) => ({ label: one.name, value: coveragePercent(one.visitedShort, one.farmers) ?? 0 }))}
      />
      <CardTable
        caption={t('board.managers')}
        columns={[
          { says: t('board.manager') },
          { says: t('board.visitedIn', { days: shortDays }), isFigure: true },
          { says: t('board.visitedIn', { days: longDays }), isFigure: true },
          { says: t('board.visitsThisMonth'), isFigure: true },
          { says: t('board.overdue', { days: overdueDays }), isFigure: true },
          { says: t('board.openIssues'), isFigure: true },
          { says: t('board.inspections') },
          { says: t('board.flags', { days: flagDays }) },
        ]}
      >
        {managers.map((one) => (
          <BoardLine key={one.managerId} one={one} board={seen} />
        ))}
      </CardTable>
    </>
  );
};
