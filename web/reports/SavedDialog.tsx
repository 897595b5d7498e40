import { CircleCheck } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { Dialog } from '#kit/dialog.tsx';
import { useSyncState } from '#kit/engine.ts';
import { useWords } from '#kit/words.tsx';
import { useReportPaths } from './report-paths.ts';

const link =
  'inline-flex min-h-12 items-center justify-center rounded-xl border-2 border-leaf px-5 py-2 font-semibold text-leaf hover:bg-leaf-soft';

/** A report is saved; closed while none is. */
export const SavedDialog = ({ reportId }: { reportId: string | null }) => {
  const { t } = useWords();
  const paths = useReportPaths();
  const [, navigate] = useLocation();
  const { keeps } = useSyncState();
  return (
    <Dialog title={t('reports.savedTitle')} isOpen={reportId !== null} onClose={() => navigate(paths.overview)}>
      <div className="grid gap-4">
        <p className="flex gap-3 text-lg">
          <CircleCheck aria-hidden className="size-7 shrink-0 text-leaf" />
          {t(keeps ? 'reports.savedText' : 'reports.sentText')}
        </p>
        {reportId !== null && (
          <div className="flex flex-wrap gap-3">
            <Link to={paths.report(reportId)} className={link}>
              {t('reports.seeReport')}
            </Link>
            <Link to={paths.overview} className={link}>
              {t(paths.overviewSays)}
            </Link>
          </div>
        )}
      </div>
    </Dialog>
  );
};
