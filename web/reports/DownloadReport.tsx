import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { readReportDocument, type Report } from '@shuka/domain/reports';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { saveFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly report: Report; readonly isAccepted: boolean; readonly isOnline: boolean };

/** Gets the PDF of a report, which the server makes, and keeps it among the downloads. */
export const DownloadReport = ({ report, isAccepted, isOnline }: Props) => {
  const words = useWords();
  const { t } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const get = async (): Promise<void> => {
    setProblem(null);
    setBusy(true);
    const name = `report-${report.farmReport.reportDate}.pdf`;
    const got = await fetchFile(readReportDocument, { reportId: report.id }, name);
    setBusy(false);
    if (got.ok) saveFile(got.value, got.value.name);
    else setProblem(got.failure.status === 0 ? t('reports.downloadOffline') : failureWords(got.failure, words));
  };
  if (!isAccepted) return <span className="text-sm whitespace-normal text-ink-soft">{t('reports.downloadLater')}</span>;
  return (
    <>
      <Button
        look="quiet"
        disabled={isBusy || !isOnline}
        aria-label={t('reports.downloadOf', { title: report.farmReport.reportTitle })}
        onClick={() => void get()}
      >
        {isBusy ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
        ) : (
          <Download aria-hidden className="size-5" />
        )}
        {t(isBusy ? 'reports.downloadComes' : 'reports.download')}
      </Button>
      {problem !== null && (
        <span role="alert" className="basis-full font-medium whitespace-normal text-danger">
          {problem}
        </span>
      )}
    </>
  );
};
