import type { Language } from '@shuka/domain/kit/calendar.ts';
import { makeWords, type Catalogue, type Words } from './words.tsx';

/* The build compiles each catalogue, so what is imported here is not the JSON the compiler sees. */
const catalogues: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('#words/en.json'),
  ha: () => import('#words/ha.json'),
  yo: () => import('#words/yo.json'),
  ig: () => import('#words/ig.json'),
  pcm: () => import('#words/pcm.json'),
};

export const loadWords = async (language: Language): Promise<Words> =>
  makeWords(language, (await catalogues[language]()).default as Catalogue);
