import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { ViewPassport } from './ViewPassport.tsx';

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?passport'),
  ha: () => import('#words/ha.json?passport'),
  yo: () => import('#words/yo.json?passport'),
  ig: () => import('#words/ig.json?passport'),
  pcm: () => import('#words/pcm.json?passport'),
};

/** A credit passport as a lender reads it, with its words. */
export const passportIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, ViewPassport);
};
