import { FileSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showCompanyPaper, type processorPapers } from '@shuka/domain/relations';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly accountId: string;
  readonly paper: (typeof processorPapers)[number];
  readonly kind: string;
};

/** The picture of a paper, once it is asked for: each look is written down. */
export const CompanyPaper = ({ accountId, paper, kind }: Props) => {
  const words = useWords();
  const { t } = words;
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  const look = async (): Promise<void> => {
    setBusy(true);
    const got = await fetchFile(showCompanyPaper, { accountId, paper }, 'document.webp');
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
            aria-label={t('company.showPaperOf', { kind })}
            onClick={() => void look()}
            className="justify-self-start"
          >
            <FileSearch aria-hidden className="size-5" />
            {t('company.showPaper')}
          </Button>
          <p className="text-sm text-ink-soft">{t('people.lookWritten')}</p>
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
