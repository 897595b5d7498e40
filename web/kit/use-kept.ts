import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { useLoad } from './use-load.ts';

/**
 * What an endpoint answers now; with no network what it answered last, which the phone keeps sealed.
 * @param key what it is kept as: the same for the same input.
 */
export const useKept = <C extends Contract>(contract: C, input: DraftOf<C>, key: string) => {
  const loaded = useLoad(contract, input);
  const [kept, setKept] = useState<OutputOf<C> | null>(null);
  const isAway = loaded.state === 'failed' && loaded.failure.status === 0;
  useEffect(() => {
    if (loaded.state === 'ready') void keepDraft(key, loaded.value).catch(() => undefined); // it is there to be asked for again
  }, [key, loaded]);
  useEffect(() => {
    if (!isAway) return;
    const show = (found: unknown): void => setKept((z.safeParse(contract.output, found).data as OutputOf<C>) ?? null);
    readDraft(key).then(show, () => setKept(null));
  }, [contract, key, isAway]);
  return { loaded, kept: isAway ? kept : null };
};
