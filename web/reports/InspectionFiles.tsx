import { ExternalLink } from 'lucide-react';
import { readInspectionDocument, readInspectionSheet, type Inspection } from '@shuka/domain/reports';
import { fetchFile } from '#kit/fetch-file.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { GetFile } from './GetFile.tsx';

type Props = { readonly inspection: Inspection; readonly checkCode: string };

/** The papers of an inspection, and the public page that tells anyone whether it is genuine. */
export const InspectionFiles = ({ inspection: { id, inspectedOn }, checkCode }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const offline = t('inspection.filesOffline');
  const name = `inspection-${inspectedOn}`;
  return (
    <div className="no-print grid gap-3">
      <p className="break-all">{t('inspection.checkCodeIs', { code: checkCode })}</p>
      <div className="flex flex-wrap gap-3">
        <GetFile
          says={t('inspection.getPdf')}
          comes={t('inspection.comes')}
          isOnline={isOnline}
          offline={offline}
          get={() => fetchFile(readInspectionDocument, { inspectionId: id }, `${name}.pdf`)}
        />
        <GetFile
          says={t('inspection.getSheet')}
          comes={t('inspection.comes')}
          isOnline={isOnline}
          offline={offline}
          get={() => fetchFile(readInspectionSheet, { inspectionId: id }, `${name}.xlsx`)}
        />
        <a
          href={`/inspection?id=${id}&code=${checkCode}`}
          className="inline-flex min-h-12 items-center gap-2 rounded-xl px-3 font-semibold text-leaf underline underline-offset-4"
        >
          <ExternalLink aria-hidden className="size-5 shrink-0" />
          {t('inspection.openCheck')}
        </a>
      </div>
      {!isOnline && <p className="text-ink-soft">{offline}</p>}
    </div>
  );
};
