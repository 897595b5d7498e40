import { Download } from 'lucide-react';
import { useState } from 'react';
import { listImportRows, readRefusedRows } from '@shuka/domain/imports';
import { Button } from '#kit/button.tsx';
import { CardCell, CardHead, CardRow, CardTable } from '#kit/card-table.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

const fileName = 'refused-rows.csv';
const perPage = '20';

const DownloadRows = ({ importId }: { readonly importId: string }) => {
  const words = useWords();
  const [failed, setFailed] = useState('');
  const download = async (): Promise<void> => {
    const got = await fetchFile(readRefusedRows, { importId }, fileName);
    setFailed(got.ok ? '' : failureWords(got.failure, words));
    if (got.ok) saveFile(got.value, fileName);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="quiet" onClick={() => void download()}>
        <Download aria-hidden className="size-5 shrink-0" />
        {words.t('imports.download')}
      </Button>
      {failed !== '' && <Notice kind="error">{failed}</Notice>}
    </div>
  );
};

type Props = { readonly importId: string; readonly state: 'bad' | 'failed' | 'kept' };

/** Rows of a list that were refused or stayed, each with its line in the file, what it says and why. */
export const RefusedRows = ({ importId, state }: Props) => {
  const { t, say } = useWords();
  const pages = usePages(state);
  const loaded = useLoad(listImportRows, { importId, state, ...pages.query, limit: perPage });
  const title = say(`imports.row.${state}`);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      {state !== 'kept' && <DownloadRows importId={importId} />}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            <CardTable
              caption={title}
              columns={[{ says: t('imports.line') }, { says: t('imports.says') }, { says: t('imports.wrong') }]}
            >
              {items.map(({ line, cells, faults }) => (
                <CardRow key={line}>
                  <CardHead>{t('imports.lineNumber', { line })}</CardHead>
                  <CardCell>
                    <span className="min-w-0 break-words">{cells.filter((cell) => cell !== '').join(', ')}</span>
                  </CardCell>
                  <CardCell>
                    <ul className="grid min-w-0 gap-1">
                      {faults.map(({ column, says }) => (
                        <li key={`${column} ${says}`} className="break-words">
                          {column !== '' && <strong>{column}: </strong>}
                          {says}
                        </li>
                      ))}
                    </ul>
                  </CardCell>
                </CardRow>
              ))}
            </CardTable>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
