import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readArticle, wholeArticle, type WholeArticle } from '@shuka/domain/library';
import { keepDraft, readDraft } from '#kit/drafts.ts';
import { useLoad } from '#kit/use-load.ts';

/** An article as the server has it now; with no network as it was opened last, which the phone keeps sealed. */
export const useKeptArticle = (articleId: string) => {
  const loaded = useLoad(readArticle, { articleId });
  const [kept, setKept] = useState<WholeArticle | null>(null);
  const key = `article ${articleId}`;
  const isAway = loaded.state === 'failed' && loaded.failure.status === 0;
  useEffect(() => {
    if (loaded.state === 'ready') void keepDraft(key, loaded.value).catch(() => undefined); // it is there to be asked for again
  }, [key, loaded]);
  useEffect(() => {
    if (!isAway) return;
    const show = (found: unknown): void => setKept(z.safeParse(wholeArticle, found).data ?? null);
    readDraft(key).then(show, () => setKept(null));
  }, [key, isAway]);
  return { loaded, kept: isAway ? kept : null };
};
