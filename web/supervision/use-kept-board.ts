import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { board, readBoard, type Board } from '@shuka/domain/supervision';
import { keepDraft, readDraft } from '#kit/drafts.ts';
import { useLoad } from '#kit/use-load.ts';

/** The board of a zone as the server has it now; with no network the one that was seen last, which the phone keeps sealed. */
export const useKeptBoard = (zoneId: string) => {
  const loaded = useLoad(readBoard, { zoneId });
  const [kept, setKept] = useState<Board | null>(null);
  const key = `board ${zoneId}`;
  const isAway = loaded.state === 'failed' && loaded.failure.status === 0;
  useEffect(() => {
    if (loaded.state === 'ready') void keepDraft(key, loaded.value).catch(() => undefined); // it is there to be asked for again
  }, [key, loaded]);
  useEffect(() => {
    if (!isAway) return;
    const show = (found: unknown): void => setKept(z.safeParse(board, found).data ?? null);
    readDraft(key).then(show, () => setKept(null));
  }, [key, isAway]);
  return { loaded, kept: isAway ? kept : null };
};
