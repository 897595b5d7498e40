import type { Language } from '@shuka/domain/kit/calendar.ts';
import { pageLanguage } from './page-settings.ts';
import { withWords, type Held } from './with-words.tsx';
import { makeWords, type Catalogue } from './words.tsx';

export { withWords };

type Load = () => Promise<{ default: Catalogue }>;

/* Parts of the catalogues that come with the screens that say them; the app's first load does not carry them. */
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
  staff: {
    en: () => import('#words/en.json?staff'),
    ha: () => import('#words/ha.json?staff'),
    yo: () => import('#words/yo.json?staff'),
    ig: () => import('#words/ig.json?staff'),
    pcm: () => import('#words/pcm.json?staff'),
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
  board: {
    en: () => import('#words/en.json?board'),
    ha: () => import('#words/ha.json?board'),
    yo: () => import('#words/yo.json?board'),
    ig: () => import('#words/ig.json?board'),
    pcm: () => import('#words/pcm.json?board'),
  },
  talk: {
    en: () => import('#words/en.json?talk'),
    ha: () => import('#words/ha.json?talk'),
    yo: () => import('#words/yo.json?talk'),
    ig: () => import('#words/ig.json?talk'),
    pcm: () => import('#words/pcm.json?talk'),
  },
  investor: {
    en: () => import('#words/en.json?investor'),
    ha: () => import('#words/ha.json?investor'),
    yo: () => import('#words/yo.json?investor'),
    ig: () => import('#words/ig.json?investor'),
    pcm: () => import('#words/pcm.json?investor'),
  },
  wallet: {
    en: () => import('#words/en.json?wallet'),
    ha: () => import('#words/ha.json?wallet'),
    yo: () => import('#words/yo.json?wallet'),
    ig: () => import('#words/ig.json?wallet'),
    pcm: () => import('#words/pcm.json?wallet'),
  },
  investments: {
    en: () => import('#words/en.json?investments'),
    ha: () => import('#words/ha.json?investments'),
    yo: () => import('#words/yo.json?investments'),
    ig: () => import('#words/ig.json?investments'),
    pcm: () => import('#words/pcm.json?investments'),
  },
  offers: {
    en: () => import('#words/en.json?offers'),
    ha: () => import('#words/ha.json?offers'),
    yo: () => import('#words/yo.json?offers'),
    ig: () => import('#words/ig.json?offers'),
    pcm: () => import('#words/pcm.json?offers'),
  },
  gate: {
    en: () => import('#words/en.json?gate'),
    ha: () => import('#words/ha.json?gate'),
    yo: () => import('#words/yo.json?gate'),
    ig: () => import('#words/ig.json?gate'),
    pcm: () => import('#words/pcm.json?gate'),
  },
  mill: {
    en: () => import('#words/en.json?mill'),
    ha: () => import('#words/ha.json?mill'),
    yo: () => import('#words/yo.json?mill'),
    ig: () => import('#words/ig.json?mill'),
    pcm: () => import('#words/pcm.json?mill'),
  },
} as const satisfies Record<string, Record<Language, Load>>;

export type WordPart = keyof typeof parts;

const held = new Map<WordPart, Held>();

/** Loads a part of the words in the page's language, once. */
export const loadPart = async (part: WordPart): Promise<Held> => {
  const language = pageLanguage();
  const { default: catalogue } = await (parts[part][language] as Load)();
  const loaded = held.get(part) ?? { own: makeWords(language, catalogue), catalogue };
  held.set(part, loaded);
  return loaded;
};
