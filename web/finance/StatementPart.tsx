import { Download, FileSpreadsheet, FileText, Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { entriesWithin, readStatement, type BookFilter, type Entry, type StatementFormat } from '@shuka/domain/finance';
import type { Farm } from '@shuka/domain/farms';
import { Button } from '#kit/button.tsx';
import { FormatButtons } from '#kit/format-buttons.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { categoryWords } from './finance-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { saveFile } from '#kit/save-file.ts';
import { statementName } from './statement-name.ts';
import { phoneStatement } from './phone-statement.ts';

type Props = {
  readonly filter: BookFilter;
  readonly standing: readonly Entry[];
  readonly farms: readonly Farm[];
};

const followNetwork = (tell: () => void): (() => void) => {
  for (const event of ['online', 'offline']) addEventListener(event, tell);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, tell);
  };
};

const formats = [
  { format: 'pdf', Icon: FileText, says: 'finance.getPdf' },
  { format: 'xlsx', Icon: FileSpreadsheet, says: 'finance.getXlsx' },
  { format: 'csv', Icon: Download, says: 'finance.getCsv' },
] as const;

/** The book as files: made by the server where there is a network, and a plain table from this phone in any case. */
export const StatementPart = ({ filter, standing, farms }: Props) => {
  const { t } = useWords();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const [fetching, setFetching] = useState<StatementFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const get = async (format: StatementFormat): Promise<void> => {
    setFetching(format);
    setProblem(null);
    const got = await fetchFile(readStatement, { ...filter, format }, statementName('shuka', format));
    if (got.ok) saveFile(got.value, got.value.name);
    else setProblem(got.failure.status === 0 ? t('finance.statementOffline') : got.failure.title);
    setFetching(null);
  };

  return (
    <section className="no-print grid gap-3">
      <h2 className="text-xl font-bold">{t('finance.statement')}</h2>
      <div className="flex flex-wrap gap-3">
        <FormatButtons formats={formats} fetching={fetching} onFetch={(format) => void get(format)} />
        <PhoneStatementButton filter={filter} standing={standing} farms={farms} />
      </div>
      {!isOnline && <Notice kind="hint">{t('finance.statementOffline')}</Notice>}
      {problem !== null && isOnline && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};

const PhoneStatementButton = ({ filter, standing, farms }: Props) => {
  const { t } = useWords();
  const save = (): void => {
    const text = phoneStatement(
      entriesWithin(standing, filter).toSorted((one, other) => one.happenedOn.localeCompare(other.happenedOn)),
      {
        columns: [
          t('finance.day'),
          t('finance.category'),
          t('finance.description'),
          t('finance.farm'),
          `${t('finance.moneyIn')} (₦)`,
          `${t('finance.moneyOut')} (₦)`,
        ],
        categoryOf: ({ category }) => t(categoryWords[category]),
        farmOf: ({ farmId }) => farms.find(({ id }) => id === farmId)?.name ?? '',
      },
    );
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), statementName('phone', 'csv'));
  };
  return (
    <Button look="quiet" onClick={save}>
      <Smartphone aria-hidden className="size-5" />
      {t('finance.getFromPhone')}
    </Button>
  );
};
