import { useState } from 'react';
import type { cancelHolding, Holding, payHolding } from '@shuka/domain/investments';
import { call } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import { useWords } from '#kit/words.tsx';

/** Does one thing with a holding, once at a time, and says why it did not work. */
export const useHoldingAct = (
  contract: typeof payHolding | typeof cancelHolding,
  holdingId: string,
  onDone: (holding: Holding) => void,
) => {
  const words = useWords();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    const done = await call(contract, { holdingId });
    setSending(false);
    if (done.ok) onDone(done.value);
    else setProblem(failureWords(done.failure, words));
  };
  return { isSending, problem, act };
};
