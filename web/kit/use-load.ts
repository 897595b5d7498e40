import { useCallback, useEffect, useState } from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { call, type Failure, type Result } from './api.ts';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

const asked = new Map<string, Promise<Result<unknown>>>();

const keyOf = (contract: Contract, input: unknown): string => `${contract.name} ${JSON.stringify(input)}`;

/** Asks before the part that will want the answer is here: on a slow line a round trip is half a second. */
export const askEarly = <C extends Contract>(contract: C, input: DraftOf<C>): void => {
  asked.set(keyOf(contract, input), call(contract, input));
};

/** The answer that was asked for early, once; else asks now. */
const answerTo = <C extends Contract>(contract: C, input: DraftOf<C>): Promise<Result<OutputOf<C>>> => {
  const key = keyOf(contract, input);
  const early = asked.get(key);
  asked.delete(key);
  return (early as Promise<Result<OutputOf<C>>> | undefined) ?? call(contract, input); // kept under this very contract's name
};

/** Reads an endpoint when its input changes, and again on demand. Late answers to old questions are dropped. */
export const useLoad = <C extends Contract>(
  contract: C,
  input: DraftOf<C>,
): Loaded<OutputOf<C>> & { reload: () => void } => {
  const [loaded, setLoaded] = useState<Loaded<OutputOf<C>>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify(input);
  useEffect(() => {
    let isCurrent = true;
    void answerTo(contract, JSON.parse(key) as DraftOf<C>).then((result) => {
      if (isCurrent)
        setLoaded(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', failure: result.failure });
    });
    return () => {
      isCurrent = false;
    };
  }, [contract, key, turn]);
  return { ...loaded, reload: useCallback(() => setTurn((count) => count + 1), []) };
};
