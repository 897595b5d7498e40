import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Result } from './api.ts';
import { Button } from './button.tsx';
import { failureWords } from './failure-words.ts';
import { Notice } from './notice.tsx';
import { saveFile } from './save-file.ts';
import { useWords } from './words.tsx';

export type FileAsked = { readonly says: string; readonly get: () => Promise<Result<File>> };

type Props = FileAsked & {
  /** What it says while the server makes the file. */
  readonly meanwhile: string;
  readonly Icon: LucideIcon;
  readonly look: 'main' | 'quiet';
  readonly className?: string;
};

/** Gets a file that the server makes, and keeps it among the downloads. */
export const GetFileButton = ({ says, meanwhile, Icon, get, look, className }: Props) => {
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
      <Button look={look} className={className} disabled={isBusy} onClick={() => void download()}>
        <Icon aria-hidden className="size-5" />
        {isBusy ? meanwhile : says}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </>
  );
};
