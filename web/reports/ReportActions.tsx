import { Download, FileDown, Pencil, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { readReportDocument, type Report } from '@shuka/domain/reports';
import { fetchFile } from '#kit/fetch-file.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { canShare, saveFile, shareFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';
import { useReportPaths } from './report-paths.ts';

type Props = { readonly report: Report; readonly isAccepted: boolean; readonly isCorrected: boolean };

/** What can be done with a report: print it from here, get it as PDF, hand it on, or put it right with a new one. */
export const ReportActions = ({ report, isAccepted, isCorrected }: Props) => {
  const { t } = useWords();
  const paths = useReportPaths();
  return (
    <div className="no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          {t('reports.print')}
        </Button>
        {isAccepted && <PdfButtons report={report} />}
        {!isCorrected && (
          <Link
            to={paths.add(report.farmId, report.id)}
            className="inline-flex min-h-12 items-center gap-2 rounded-xl px-5 py-2 font-semibold text-leaf hover:underline"
          >
            <Pencil aria-hidden className="size-5" />
            {t('reports.correct')}
          </Link>
        )}
      </div>
      {!isAccepted && <p className="text-ink-soft">{t('reports.pdfLater')}</p>}
    </div>
  );
};

/** The PDF is made by the server; once it is here it can be shared or saved, with two touches so that browsers allow it. */
const PdfButtons = ({ report }: { report: Report }) => {
  const words = useWords();
  const { t } = words;
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const get = async (): Promise<void> => {
    setProblem(null);
    setBusy(true);
    const name = `report-${report.farmReport.reportDate}.pdf`;
    const got = await fetchFile(readReportDocument, { reportId: report.id }, name);
    setBusy(false);
    if (got.ok) setFile(got.value);
    else setProblem(failureWords(got.failure, words));
  };
  if (file === null)
    return (
      <>
        <Button look="quiet" disabled={isBusy} onClick={() => void get()}>
          <FileDown aria-hidden className="size-5" />
          {isBusy ? t('reports.pdfComes') : t('reports.pdf')}
        </Button>
        {problem !== null && <Notice kind="error">{problem}</Notice>}
      </>
    );
  return (
    <>
      {canShare(file) && (
        <Button onClick={() => void shareFile(file, report.farmReport.reportTitle)}>
          <Share2 aria-hidden className="size-5" />
          {t('reports.share')}
        </Button>
      )}
      <Button look="quiet" onClick={() => saveFile(file, file.name)}>
        <Download aria-hidden className="size-5" />
        {t('reports.savePdf')}
      </Button>
    </>
  );
};
