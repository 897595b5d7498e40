import { engine } from './engine.ts';

const inMemory = new Map<string, unknown>();

/** Whether what is begun outlives this page; if not, the person is told. */
export const areDraftsKept = (): boolean => engine.get()?.drafts !== undefined;

/** Keeps something unfinished, encrypted, on this phone; rejects when it could not be written. */
export const keepDraft = async (key: string, value: unknown): Promise<void> => {
  const drafts = engine.get()?.drafts;
  if (drafts === undefined) inMemory.set(key, value);
  else await drafts.keep(key, value);
};

/** What was kept under the key, as it comes out of the store; null or undefined when nothing was. */
export const readDraft = async (key: string): Promise<unknown> => {
  const drafts = engine.get()?.drafts;
  return drafts === undefined ? inMemory.get(key) : drafts.read(key);
};

export const dropDraft = async (key: string): Promise<void> => {
  inMemory.delete(key);
  await engine.get()?.drafts?.drop(key);
};
