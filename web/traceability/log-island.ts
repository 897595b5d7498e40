import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { CheckLog } from './CheckLog.tsx';

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?log'),
  ha: () => import('#words/ha.json?log'),
  yo: () => import('#words/yo.json?log'),
  ig: () => import('#words/ig.json?log'),
  pcm: () => import('#words/pcm.json?log'),
};

/** The check of the log with its words. */
export const logIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, CheckLog);
};
