import { useCallback, useEffect, useState } from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { call, type Failure } from './api.ts';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

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
    void call(contract, JSON.parse(key) as DraftOf<C>).then((result) => {
      if (isCurrent)
        setLoaded(result.ok ? { state: 'ready', value: result.value } : { state: 'failed', failure: result.failure });
    });
    return () => {
      isCurrent = false;
    };
  }, [contract, key, turn]);
  return { ...loaded, reload: useCallback(() => setTurn((count) => count + 1), []) };
};
