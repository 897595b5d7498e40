import { readReportDocument, readReportSheet, type Report } from '@shuka/domain/reports';
import { fetchFile } from '#kit/fetch-file.ts';
import { useWords } from '#kit/words.tsx';
import { GetFile } from './GetFile.tsx';

type Props = { readonly report: Report; readonly isAccepted: boolean; readonly isOnline: boolean };

/** Gets a report as the server makes it, to read (PDF) or to reckon with (XLSX), and keeps it among the downloads. */
export const DownloadReport = ({ report: { id, farmReport }, isAccepted, isOnline }: Props) => {
  const { t } = useWords();
  if (!isAccepted) return <span className="text-sm whitespace-normal text-ink-soft">{t('reports.downloadLater')}</span>;
  const name = `report-${farmReport.reportDate}`;
  const title = farmReport.reportTitle;
  const offline = t('reports.downloadOffline');
  return (
    <>
      <GetFile
        says={t('reports.download')}
        label={t('reports.downloadOf', { title })}
        comes={t('reports.downloadComes')}
        isOnline={isOnline}
        offline={offline}
        get={() => fetchFile(readReportDocument, { reportId: id }, `${name}.pdf`)}
      />
      <GetFile
        says={t('reports.sheet')}
        label={t('reports.sheetOf', { title })}
        comes={t('reports.downloadComes')}
        isOnline={isOnline}
        offline={offline}
        get={() => fetchFile(readReportSheet, { reportId: id }, `${name}.xlsx`)}
      />
    </>
  );
};
