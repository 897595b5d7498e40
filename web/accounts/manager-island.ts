import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { ManagerSignUp } from './ManagerSignUp.tsx';

/* What only this form says comes with it: the other forms of public pages do not carry it. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?joining'),
  ha: () => import('#words/ha.json?joining'),
  yo: () => import('#words/yo.json?joining'),
  ig: () => import('#words/ig.json?joining'),
  pcm: () => import('#words/pcm.json?joining'),
};

/** The sign-up of extension managers with its words. */
export const managerIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, ManagerSignUp);
};
