import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readDraft } from '#kit/drafts.ts';
import { useDraftWriter } from '#kit/use-draft-writer.ts';

const ids = z.array(z.string());

/**
 * The photos of a form that is not saved yet, kept on the phone beside its fields: whoever leaves finds them again.
 * @param begins those the form begins with, where none were kept.
 */
export const useTakenPhotos = (key: string, begins: readonly string[]) => {
  const [photoIds, setPhotoIds] = useState(begins);
  const { write, drop } = useDraftWriter<readonly string[]>(key);
  useEffect(() => {
    let isCurrent = true;
    void readDraft(key).then(
      (kept) => {
        const read = z.safeParse(ids, kept).data;
        if (isCurrent && read !== undefined) setPhotoIds(read);
      },
      () => undefined, // what cannot be read is begun anew
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const change = useCallback(
    (next: (before: readonly string[]) => readonly string[]): void =>
      setPhotoIds((before) => {
        const after = next(before);
        write(after);
        return after;
      }),
    [write],
  );
  return { photoIds, change, drop };
};
