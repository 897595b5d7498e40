import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { CheckInspection } from './CheckInspection.tsx';

/* Of the words of inspections only what the public page says. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?checking'),
  ha: () => import('#words/ha.json?checking'),
  yo: () => import('#words/yo.json?checking'),
  ig: () => import('#words/ig.json?checking'),
  pcm: () => import('#words/pcm.json?checking'),
};

/** The check of an inspection with its words. */
export const checkIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, CheckInspection);
};
