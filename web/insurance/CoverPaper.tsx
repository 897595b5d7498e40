import { FileText } from 'lucide-react';
import { useState } from 'react';
import { readCoverPaper } from '@shuka/domain/insurance';
import { Button } from '#kit/button.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { Notice } from '#kit/notice.tsx';
import { saveFile } from '#kit/save-file.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

/** A cover as a file to keep or to show, with its calculation step by step; it wants a network. */
export const CoverPaper = ({ coverId }: { readonly coverId: string }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isOnline) return null;
  const get = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const name = `cover-${coverId}.pdf`;
    const got = await fetchFile(readCoverPaper, { coverId }, name);
    if (got.ok) saveFile(got.value, name);
    else setProblem(got.failure.title === '' ? t('form.network') : got.failure.title);
    setBusy(false);
  };
  return (
    <>
      <Button look="quiet" className="justify-self-start" disabled={isBusy} onClick={() => void get()}>
        <FileText aria-hidden className="size-5" />
        {isBusy ? t('cover.paperComes') : t('cover.paper')}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
