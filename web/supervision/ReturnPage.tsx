import { useState } from 'react';
import { readReturn, readReturnFile } from '@shuka/domain/supervision';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { today } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfMyZone } from './OfMyZone.tsx';
import { ReturnDownloads } from './ReturnDownloads.tsx';
import { ReturnTables } from './ReturnTables.tsx';
import { SaveReturnForm } from './SaveReturnForm.tsx';
import { boardPath } from './supervision-paths.ts';
import { YearField } from './YearField.tsx';

/** The yearly return of a zone: its figures, its trainings, what the supervisor says of it, and the files to hand in. */
export const ReturnPage = () => {
  const { t } = useWords();
  const [year, setYear] = useState(() => today().slice(0, 4));
  return (
    <OfMyZone back={{ to: boardPath, says: t('board.backToBoard') }}>
      {({ zoneId, name }) => (
        <>
          <h1 className="text-2xl font-bold">{t('board.returnTitle', { zone: name, year })}</h1>
          <p>{t('board.returnText')}</p>
          <YearField year={year} onChange={setYear} />
          <ReturnOfYear key={year} zoneId={zoneId} year={year} />
        </>
      )}
    </OfMyZone>
  );
};

const ReturnOfYear = ({ zoneId, year }: { zoneId: string; year: string }) => {
  const { t } = useWords();
  const loaded = useLoad(readReturn, { zoneId, year });
  const [isSaved, setSaved] = useState(false);
  return (
    <LoadedPart loaded={loaded}>
      {(made) => (
        <>
          <ReturnDownloads contract={readReturnFile} input={{ zoneId, year }} made={made} />
          <ReturnTables made={made} />
          {isSaved && <Notice kind="done">{t('board.returnSaved')}</Notice>}
          <SaveReturnForm
            key={made.version}
            zoneId={zoneId}
            made={made}
            onSaved={() => {
              setSaved(true);
              loaded.reload();
            }}
          />
        </>
      )}
    </LoadedPart>
  );
};
