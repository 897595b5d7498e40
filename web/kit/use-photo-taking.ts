import { useState } from 'react';
import type { Result } from './api.ts';
import { failureWords } from './failure-words.ts';
import { pictureProblemWords, shrinkPicture, takenAtOf } from './picture.ts';
import { useWords } from './words.tsx';

type Save = (picture: Blob, takenAt: Date) => Promise<Result<{ readonly id: string }>>;

/** Saves each photo as it is taken or chosen, so that none is lost with the page. `problem` says why the last was not. */
export const usePhotoTaking = (save: Save, onSaved: (photoId: string) => void) => {
  const words = useWords();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const saveFile = async (file: File): Promise<string | null> => {
    const picture = await shrinkPicture(file);
    if (typeof picture === 'string') return words.t(pictureProblemWords[picture]);
    const saved = await save(picture, takenAtOf(file));
    if (!saved.ok) return failureWords(saved.failure, words);
    onSaved(saved.value.id);
    return null;
  };
  const take = async (file: File): Promise<void> => {
    setSaving(true);
    setProblem(await saveFile(file));
    setSaving(false);
  };
  return { isSaving, problem, take };
};
