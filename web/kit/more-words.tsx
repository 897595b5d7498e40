import type { Language } from '@shuka/domain/kit/calendar.ts';
import { pageLanguage } from './page-settings.ts';
import type { otherParts } from './other-words.ts';
import { withWords, type Held } from './with-words.tsx';
import { makeWords, type LoadWords } from './words.tsx';

export { withWords };

/*
 * Parts of the catalogues that come with the screens that say them; the app's first load does not carry them. Those of staff,
 * investors, mills and markets are named elsewhere: a farmer's dashboard has no need of their names.
 */
const parts = {
  land: {
    en: () => import('#words/en.json?land'),
    ha: () => import('#words/ha.json?land'),
    yo: () => import('#words/yo.json?land'),
    ig: () => import('#words/ig.json?land'),
    pcm: () => import('#words/pcm.json?land'),
  },
  phone: {
    en: () => import('#words/en.json?phone'),
    ha: () => import('#words/ha.json?phone'),
    yo: () => import('#words/yo.json?phone'),
    ig: () => import('#words/ig.json?phone'),
    pcm: () => import('#words/pcm.json?phone'),
  },
  seasons: {
    en: () => import('#words/en.json?seasons'),
    ha: () => import('#words/ha.json?seasons'),
    yo: () => import('#words/yo.json?seasons'),
    ig: () => import('#words/ig.json?seasons'),
    pcm: () => import('#words/pcm.json?seasons'),
  },
  lots: {
    en: () => import('#words/en.json?lots'),
    ha: () => import('#words/ha.json?lots'),
    yo: () => import('#words/yo.json?lots'),
    ig: () => import('#words/ig.json?lots'),
    pcm: () => import('#words/pcm.json?lots'),
  },
  finance: {
    en: () => import('#words/en.json?finance'),
    ha: () => import('#words/ha.json?finance'),
    yo: () => import('#words/yo.json?finance'),
    ig: () => import('#words/ig.json?finance'),
    pcm: () => import('#words/pcm.json?finance'),
  },
  extension: {
    en: () => import('#words/en.json?extension'),
    ha: () => import('#words/ha.json?extension'),
    yo: () => import('#words/yo.json?extension'),
    ig: () => import('#words/ig.json?extension'),
    pcm: () => import('#words/pcm.json?extension'),
  },
  reports: {
    en: () => import('#words/en.json?reports'),
    ha: () => import('#words/ha.json?reports'),
    yo: () => import('#words/yo.json?reports'),
    ig: () => import('#words/ig.json?reports'),
    pcm: () => import('#words/pcm.json?reports'),
  },
  market: {
    en: () => import('#words/en.json?market'),
    ha: () => import('#words/ha.json?market'),
    yo: () => import('#words/yo.json?market'),
    ig: () => import('#words/ig.json?market'),
    pcm: () => import('#words/pcm.json?market'),
  },
  profile: {
    en: () => import('#words/en.json?profile'),
    ha: () => import('#words/ha.json?profile'),
    yo: () => import('#words/yo.json?profile'),
    ig: () => import('#words/ig.json?profile'),
    pcm: () => import('#words/pcm.json?profile'),
  },
  figures: {
    en: () => import('#words/en.json?figures'),
    ha: () => import('#words/ha.json?figures'),
    yo: () => import('#words/yo.json?figures'),
    ig: () => import('#words/ig.json?figures'),
    pcm: () => import('#words/pcm.json?figures'),
  },
  care: {
    en: () => import('#words/en.json?care'),
    ha: () => import('#words/ha.json?care'),
    yo: () => import('#words/yo.json?care'),
    ig: () => import('#words/ig.json?care'),
    pcm: () => import('#words/pcm.json?care'),
  },
  inspect: {
    en: () => import('#words/en.json?inspect'),
    ha: () => import('#words/ha.json?inspect'),
    yo: () => import('#words/yo.json?inspect'),
    ig: () => import('#words/ig.json?inspect'),
    pcm: () => import('#words/pcm.json?inspect'),
  },
  talk: {
    en: () => import('#words/en.json?talk'),
    ha: () => import('#words/ha.json?talk'),
    yo: () => import('#words/yo.json?talk'),
    ig: () => import('#words/ig.json?talk'),
    pcm: () => import('#words/pcm.json?talk'),
  },
} as const satisfies Record<string, Record<Language, LoadWords>>;

type OwnPart = keyof typeof parts;
export type WordPart = OwnPart | keyof typeof otherParts;

const held = new Map<WordPart, Held>();

const isOwn = (part: WordPart): part is OwnPart => part in parts;

const loadsOf = async (part: WordPart): Promise<Record<Language, LoadWords>> =>
  isOwn(part) ? parts[part] : (await import('./other-words.ts')).otherParts[part];

/** A part of the words in any language. */
export const catalogueOf = async (part: WordPart, language: Language) =>
  (await (await loadsOf(part))[language]()).default;

/** Loads a part of the words in the page's language, once. */
export const loadPart = async (part: WordPart): Promise<Held> => {
  const language = pageLanguage();
  const catalogue = await catalogueOf(part, language);
  const loaded = held.get(part) ?? { own: makeWords(language, catalogue), catalogue };
  held.set(part, loaded);
  return loaded;
};
