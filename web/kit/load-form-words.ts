import type { Language } from '@shuka/domain/kit/calendar.ts';
import { makeWords, type Catalogue, type Words } from './words.tsx';

/* The part of each catalogue that the forms of public pages say; `?forms` is read by the build. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?forms'),
  ha: () => import('#words/ha.json?forms'),
  yo: () => import('#words/yo.json?forms'),
  ig: () => import('#words/ig.json?forms'),
  pcm: () => import('#words/pcm.json?forms'),
};

/** The words of the forms on public pages. */
export const loadFormWords = async (language: Language): Promise<Words> =>
  makeWords(language, (await catalogues[language]()).default);
