import { FileSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Result } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** What kind of paper it is. */
  readonly kind: string;
  readonly says: string;
  /** What a button is called that stands among others with the same words. */
  readonly label?: string;
  readonly fetchPaper: () => Promise<Result<File>>;
};

/** The picture of a paper, once it is asked for: each look is written down. */
export const PaperLook = ({ kind, says, label, fetchPaper }: Props) => {
  const words = useWords();
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  const look = async (): Promise<void> => {
    setBusy(true);
    const got = await fetchPaper();
    setBusy(false);
    setProblem(got.ok ? null : failureWords(got.failure, words));
    if (got.ok) setUrl(URL.createObjectURL(got.value));
  };
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="font-semibold">{kind}</figcaption>
      {url === null ? (
        <>
          <Button
            look="quiet"
            disabled={isBusy}
            aria-label={label}
            onClick={() => void look()}
            className="justify-self-start"
          >
            <FileSearch aria-hidden className="size-5" />
            {says}
          </Button>
          <p className="text-sm text-ink-soft">{words.t('people.lookWritten')}</p>
        </>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={kind} className="w-full rounded-2xl border border-line" />
        </a>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </figure>
  );
};
