import type { ComponentType } from 'react';
import type { WordPart } from './more-words.tsx';

/** A screen with the words it needs beside the app's own, both asked for at once. */
export const loadWithWords = async <Props extends object>(
  part: WordPart,
  screen: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const words = import('./more-words.tsx').then(async ({ loadPart, withWords }) => ({
    more: await loadPart(part),
    withWords,
  }));
  const [{ more, withWords }, Screen] = await Promise.all([words, screen]);
  return withWords(more, Screen);
};
