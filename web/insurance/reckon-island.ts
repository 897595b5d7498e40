import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { Calculators } from './Calculators.tsx';

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?calculate'),
  ha: () => import('#words/ha.json?calculate'),
  yo: () => import('#words/yo.json?calculate'),
  ig: () => import('#words/ig.json?calculate'),
  pcm: () => import('#words/pcm.json?calculate'),
};

/** What a loan costs and what a cover would pay, with their words. */
export const reckonIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, Calculators);
};
