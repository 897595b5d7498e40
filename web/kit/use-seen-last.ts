import { useEffect, useState } from 'react';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { useLoad, type Loaded } from './use-load.ts';

/** `isOld`: nothing newer came, and this is what was seen last. */
type SeenLast<Value> = Loaded<Value> & { readonly reload: () => void; readonly isOld: boolean };

/**
 * What an endpoint answers; until it does, and where no network lets it, what it answered last, which the phone keeps sealed
 * as its drafts. An answer of another release, which does not read as this one's, is as if it were not there.
 */
export const useSeenLast = <C extends Contract>(contract: C, input: DraftOf<C>): SeenLast<OutputOf<C>> => {
  const { reload, ...loaded } = useLoad(contract, input);
  const [seen, setSeen] = useState<OutputOf<C> | null>(null);
  const key = `seen ${contract.name} ${JSON.stringify(input)}`;
  const fresh = loaded.state === 'ready' ? loaded.value : null;
  useEffect(() => {
    const show = (found: unknown): void => {
      const read = contract.output.safeParse(found);
      setSeen(read.success ? (read.data as OutputOf<C>) : null); // the contract's own words on its output
    };
    readDraft(key).then(show, () => setSeen(null));
  }, [contract, key]);
  useEffect(() => {
    if (fresh !== null) void keepDraft(key, fresh).catch(() => undefined); // it is there to be asked for again
  }, [key, fresh]);
  if (loaded.state !== 'ready' && seen !== null)
    return { state: 'ready', value: seen, reload, isOld: loaded.state === 'failed' };
  return { ...loaded, reload, isOld: false };
};
