import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { ProcessorSignUp } from './ProcessorSignUp.tsx';

/* What only this form says comes with it: the other forms of public pages do not carry it. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?applying'),
  ha: () => import('#words/ha.json?applying'),
  yo: () => import('#words/yo.json?applying'),
  ig: () => import('#words/ig.json?applying'),
  pcm: () => import('#words/pcm.json?applying'),
};

/** The sign-up of agro-processors with its words. */
export const processorIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, ProcessorSignUp);
};
