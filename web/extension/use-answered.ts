import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { keepDraft, readDraft } from '#kit/drafts.ts';

const draftKey = 'visit-answers';

/** More than anybody is asked about at a time. */
const mostKept = 200;

const keptIds = z.array(z.string());

/**
 * The visits this phone was asked about and answered for; null while they are looked for. Only this phone remembers a no:
 * the record says nothing of it, since the manager's phone has it too. Another phone asks again, and the later answer stands.
 */
export const useAnswered = () => {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let isHere = true;
    const show = (kept: unknown): void => {
      if (isHere) setIds(z.safeParse(keptIds, kept).data ?? []);
    };
    readDraft(draftKey).then(show, () => show(null));
    return () => {
      isHere = false;
    };
  }, []);
  const add = useCallback(
    (visitId: string): void => {
      const all = [visitId, ...(ids ?? [])].slice(0, mostKept);
      setIds(all);
      setNew(true);
      void keepDraft(draftKey, all).catch(() => undefined); // asked again at worst
    },
    [ids],
  );
  return { ids, isNew, add };
};
