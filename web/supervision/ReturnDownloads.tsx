import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import type { readReturnFile, readStateReturnFile, ReturnFormat, YearlyReturn } from '@shuka/domain/supervision';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { FormatButtons } from '#kit/format-buttons.tsx';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly contract: typeof readReturnFile | typeof readStateReturnFile;
  /** Which return; the format is added. */
  readonly input: Readonly<Record<string, string>>;
  readonly made: Pick<YearlyReturn, 'name' | 'year'>;
};

const formats = [
  { format: 'xlsx', Icon: FileSpreadsheet, says: 'board.getXlsx' },
  { format: 'pdf', Icon: FileText, says: 'board.getPdf' },
] as const;

const nameOf = ({ name, year }: Props['made'], format: ReturnFormat): string =>
  `return-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${year}.${format}`;

/** The return as a sheet or a PDF, in one click; the server makes it. */
export const ReturnDownloads = ({ contract, input, made }: Props) => {
  const words = useWords();
  const [fetching, setFetching] = useState<ReturnFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const get = async (format: ReturnFormat): Promise<void> => {
    setFetching(format);
    setProblem(null);
    const asked: Contract = contract; // both answer with a file
    const got = await fetchFile(asked, { ...input, format }, nameOf(made, format));
    if (got.ok) saveFile(got.value, got.value.name);
    else setProblem(failureWords(got.failure, words));
    setFetching(null);
  };
  return (
    <div className="no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <FormatButtons formats={formats} fetching={fetching} onFetch={(format) => void get(format)} />
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};
