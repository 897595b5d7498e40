import { useState } from 'react';
import { keyDataColumns, listKeyData, readKeyDataFile, type KeyDatum } from '@shuka/domain/traceability';
import { formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type Words } from '#kit/words.tsx';
import { ComplyFrame } from './ComplyFrame.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { SortedTable } from './SortedTable.tsx';
import { firstSpan, SpanFields } from './SpanFields.tsx';

/** The key data elements of FSMA 204, as a table that is sorted by any column and as a sheet. */
export const KeyDataPage = () => (
  <ComplyFrame says="comply.keyData" lead="comply.keyDataLead" isWide>
    {({ companyId }) => <KeyData companyId={companyId} />}
  </ComplyFrame>
);

const KeyData = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [span, setSpan] = useState(firstSpan);
  const pages = usePages(JSON.stringify(span));
  const loaded = useLoad(listKeyData, { companyId, ...span, ...pages.query, limit: '100' });
  const get = (format: 'csv' | 'xlsx') => () =>
    fetchFile(readKeyDataFile, { companyId, ...span, format }, `key-data-${span.from}-${span.to}.${format}`);
  return (
    <>
      <SpanFields span={span} onAsked={setSpan} />
      <div className="flex flex-wrap gap-3">
        <DownloadButton says={t('comply.sheetXlsx')} get={get('xlsx')} />
        <DownloadButton says={t('comply.sheetCsv')} get={get('csv')} />
      </div>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? <p>{t('comply.nothing')}</p> : <Lines items={items} />}
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};

const shownIn = (one: KeyDatum, column: keyof KeyDatum, { say, language }: Words): string => {
  if (column === 'cte') return say(`comply.cte.${one.cte}`);
  if (column === 'role') return say(`comply.role.${one.role}`);
  if (column === 'at') return formatDateTime(one.at, language);
  const value = one[column];
  return typeof value === 'number' ? formatNumber(value) : (value ?? '');
};

const Lines = ({ items }: { readonly items: readonly KeyDatum[] }) => {
  const words = useWords();
  return (
    <SortedTable
      caption={words.t('comply.keyData')}
      columns={keyDataColumns.map((column) => ({
        says: words.say(`comply.column.${column}`),
        isFigure: column === 'quantity',
      }))}
      rows={items.map((one, place) => ({
        key: `${place} ${one.at} ${one.tlc} ${one.role}`,
        cells: keyDataColumns.map((column) => ({ shown: shownIn(one, column, words), sorts: one[column] ?? '' })),
      }))}
    />
  );
};
