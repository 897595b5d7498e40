import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly says: string; readonly get: () => Promise<Result<File>> };

/** Gets a paper that the server makes, says meanwhile that it is made, and keeps it among the downloads. */
export const GetPaper = ({ says, get }: Props) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setBusy(true);
    const got = await get();
    setBusy(false);
    setProblem(got.ok ? null : failureWords(got.failure, words));
    if (got.ok) saveFile(got.value, got.value.name);
  };
  return (
    <>
      <Button look="quiet" className="justify-self-start" disabled={isBusy} onClick={() => void download()}>
        <FileText aria-hidden className="size-5" />
        {isBusy ? words.t('trips.making') : says}
      </Button>
      <div aria-live="polite">{problem !== null && <Notice kind="error">{problem}</Notice>}</div>
    </>
  );
};
