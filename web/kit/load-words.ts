import { isLanguage, type Language } from '@shuka/domain/kit/calendar.ts';
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

/** The language the page is in; the server chose it from the address, the cookie or the browser's own wish. */
export const pageLanguage = (): Language => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
};
