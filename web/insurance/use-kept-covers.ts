import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { cover, listCovers, type Cover } from '@shuka/domain/insurance';
import type { Failure } from '#kit/api.ts';
import { keepDraft, readDraft } from '#kit/drafts.ts';
import { useLoad } from '#kit/use-load.ts';

const kept = z.array(cover);

type Shown = {
  /** Null where there is nothing to show yet. */
  readonly covers: readonly Cover[] | null;
  /** Why nothing newer came; null while it may come, and when it did. */
  readonly failure: Failure | null;
  readonly reload: () => void;
};

/** A farmer's covers as the server has them; until it answers, as they were seen last, which the phone keeps sealed. */
export const useKeptCovers = (keeperId: string): Shown => {
  const { reload, ...loaded } = useLoad(listCovers, { keeperId, limit: '50' });
  const [seen, setSeen] = useState<readonly Cover[] | null>(null);
  const key = `covers ${keeperId}`;
  const fresh = loaded.state === 'ready' ? loaded.value.items : null;
  useEffect(() => {
    const show = (found: unknown): void => setSeen(z.safeParse(kept, found).data ?? null);
    readDraft(key).then(show, () => setSeen(null));
  }, [key]);
  useEffect(() => {
    if (fresh !== null) void keepDraft(key, fresh).catch(() => undefined); // it is there to be asked for again
  }, [key, fresh]);
  return { covers: fresh ?? seen, failure: loaded.state === 'failed' ? loaded.failure : null, reload };
};
