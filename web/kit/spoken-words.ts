import type { Language } from '@shuka/domain/kit/languages.ts';
import { makeWords, type Catalogue, type Words } from './words.tsx';

/* The texts that are read to somebody else, who may speak another language than the person who holds the phone. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?spoken'),
  ha: () => import('#words/ha.json?spoken'),
  yo: () => import('#words/yo.json?spoken'),
  ig: () => import('#words/ig.json?spoken'),
  pcm: () => import('#words/pcm.json?spoken'),
};

/** Rejects where they are not on this phone and there is no network. */
export const loadSpokenWords = async (language: Language): Promise<Words> =>
  makeWords(language, (await catalogues[language]()).default);
