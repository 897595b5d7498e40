import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { CheckGenuine } from './CheckGenuine.tsx';

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?genuine'),
  ha: () => import('#words/ha.json?genuine'),
  yo: () => import('#words/yo.json?genuine'),
  ig: () => import('#words/ig.json?genuine'),
  pcm: () => import('#words/pcm.json?genuine'),
};

/** The check of goods with its words. */
export const genuineIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, CheckGenuine);
};
