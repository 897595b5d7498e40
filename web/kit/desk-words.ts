import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from './with-words.tsx';
import { makeWords, type Catalogue } from './words.tsx';

/* What public pages say of the staff's desk alone: references, and how the platform does. Other forms do not carry it. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?publicDesk'),
  ha: () => import('#words/ha.json?publicDesk'),
  yo: () => import('#words/yo.json?publicDesk'),
  ig: () => import('#words/ig.json?publicDesk'),
  pcm: () => import('#words/pcm.json?publicDesk'),
};

/** A form of a public page with those words, at build as in the browser. */
export const withDeskWords = async (language: Language, Part: ComponentType): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, Part);
};
