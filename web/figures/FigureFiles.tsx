import { FileSpreadsheet, FileText, LoaderCircle, MapPinned, Share2, Sheet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { fileFormats, readPlaceFile, type FileFormat, type PlaceFigures } from '@shuka/domain/figures';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

const icons: Readonly<Record<FileFormat, LucideIcon>> = {
  csv: Sheet,
  xlsx: FileSpreadsheet,
  pdf: FileText,
  geojson: MapPinned,
  dhis2: Share2,
};

/** What is on the screen as a file, of each kind in one click; the server makes it. */
export const FigureFiles = ({ figures: { place, day } }: { readonly figures: PlaceFigures }) => {
  const words = useWords();
  const isOnline = useOnline();
  const [fetching, setFetching] = useState<FileFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const get = async (format: FileFormat): Promise<void> => {
    setFetching(format);
    setProblem(null);
    const name = `figures-${place.toLowerCase()}-${day ?? ''}${format === 'dhis2' ? '.dhis2.json' : `.${format}`}`;
    const got = await fetchFile(readPlaceFile, { place, format }, name);
    if (got.ok) saveFile(got.value, got.value.name);
    else setProblem(failureWords(got.failure, words));
    setFetching(null);
  };
  return (
    <section className="no-print grid gap-3">
      <h2 className="text-xl font-bold">{words.t('counts.files')}</h2>
      <div className="flex flex-wrap gap-3">
        {fileFormats.map((format) => {
          const Icon = fetching === format ? LoaderCircle : icons[format];
          const spins = fetching === format ? 'animate-spin motion-reduce:animate-none' : '';
          return (
            <Button
              key={format}
              look="quiet"
              disabled={!isOnline || fetching !== null}
              onClick={() => void get(format)}
            >
              <Icon aria-hidden className={`size-5 ${spins}`} />
              {words.say(`counts.file.${format}`)}
            </Button>
          );
        })}
      </div>
      <div aria-live="polite">{problem !== null && <Notice kind="error">{problem}</Notice>}</div>
    </section>
  );
};
