import { useCallback, useRef, useState } from 'react';
import { dropDraft, keepDraft } from './drafts.ts';

/**
 * Writes what is begun onto the phone: the newest at once, and again until it is the one there; slow phones skip what was
 * typed over. It waits for no pause: a page that is closed or loaded anew right after the last letter runs no timer.
 */
export const useDraftWriter = <Value>(key: string) => {
  const newest = useRef<Value | null>(null);
  const work = useRef<Promise<void> | null>(null);
  const [isKept, setKept] = useState(true);
  const write = useCallback(
    (value: Value): void => {
      newest.current = value;
      const writeAll = async (): Promise<void> => {
        for (let next = newest.current; next !== null; next = newest.current) {
          newest.current = null;
          await keepDraft(key, next);
        }
      };
      work.current ??= writeAll()
        .then(
          () => setKept(true),
          () => setKept(false),
        )
        .finally(() => {
          work.current = null;
        });
    },
    [key],
  );
  const drop = useCallback(async (): Promise<void> => {
    newest.current = null;
    await work.current; // a write on its way would bring it back
    await dropDraft(key);
  }, [key]);
  return { write, drop, isKept };
};
