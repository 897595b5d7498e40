import { Ban } from 'lucide-react';
import { useState } from 'react';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useWords, type WordId } from '#kit/words.tsx';

type Props<C extends Contract> = {
  readonly contract: C;
  /** The correction that says that there was no such thing. */
  readonly draft: DraftOf<C>;
  readonly says: WordId;
  readonly onDone: () => void;
};

/** Says that what was written down never was; the old record stays, struck through. */
export const TakeBack = <C extends Contract>({ contract, draft, says, onDone }: Props<C>) => {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    setBusy(true);
    const taken = await submit(contract, draft);
    setBusy(false);
    if (taken.ok) onDone();
    else setProblem(failureWords(taken.failure, words));
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Button look="quiet" className="justify-self-start" disabled={isBusy} onClick={() => void take()}>
        <Ban aria-hidden className="size-5" />
        {words.t(says)}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};
