import { Link } from 'wouter';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import type { Shown } from './farm-reports.ts';
import { useReportPaths } from './report-paths.ts';

type Props = { readonly reports: readonly Shown[]; readonly chosenId: string };

/** Every report of a farm, to choose from; one that a newer one took the place of is struck through. */
export const ReportChoice = ({ reports, chosenId }: Props) => {
  const { t, language } = useWords();
  const paths = useReportPaths();
  return (
    <nav aria-label={t('reports.choose')} className="no-print">
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {reports.map(({ kept: { row }, isCorrected }) => (
          <li key={row.id}>
            <Link
              to={paths.report(row.id)}
              aria-current={row.id === chosenId ? 'page' : undefined}
              className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-3 rounded-xl border border-line bg-paper px-3 py-2 hover:border-leaf aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-soft"
            >
              <span className={`font-semibold ${isCorrected ? 'line-through' : ''}`}>{row.farmReport.reportTitle}</span>
              <span className="text-sm text-ink-soft">
                {formatDate(row.farmReport.reportDate, language)}
                {isCorrected && ` · ${t('reports.corrected')}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
