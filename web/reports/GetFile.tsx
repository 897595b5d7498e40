import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import type { Failure, Result } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { saveFile } from '#kit/save-file.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly says: string;
  /** While it is fetched. */
  readonly comes: string;
  /** For those who hear the page, where several such buttons stand in a list. */
  readonly label?: string;
  readonly isOnline: boolean;
  readonly offline: string;
  readonly get: () => Promise<Result<File>>;
};

/** Gets a file that the server makes, and keeps it among the downloads. */
export const GetFile = ({ says, comes, label, isOnline, offline, get }: Props) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const fetch = async (): Promise<void> => {
    setFailure(null);
    setBusy(true);
    const got = await get();
    setBusy(false);
    if (got.ok) saveFile(got.value, got.value.name);
    else setFailure(got.failure);
  };
  return (
    <>
      <Button
        look="quiet"
        disabled={isBusy || !isOnline}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => void fetch()}
      >
        {isBusy ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
        ) : (
          <Download aria-hidden className="size-5" />
        )}
        {isBusy ? comes : says}
      </Button>
      {failure !== null && (
        <span role="alert" className="basis-full font-medium whitespace-normal text-danger">
          {failure.status === 0 ? offline : failureWords(failure, words)}
        </span>
      )}
    </>
  );
};
