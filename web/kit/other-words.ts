import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { LoadWords } from './words.tsx';

/* As the parts of more-words.tsx: what staff, investors, mills and markets say. */
export const otherParts = {
  staff: {
    en: () => import('#words/en.json?staff'),
    ha: () => import('#words/ha.json?staff'),
    yo: () => import('#words/yo.json?staff'),
    ig: () => import('#words/ig.json?staff'),
    pcm: () => import('#words/pcm.json?staff'),
  },
  board: {
    en: () => import('#words/en.json?board'),
    ha: () => import('#words/ha.json?board'),
    yo: () => import('#words/yo.json?board'),
    ig: () => import('#words/ig.json?board'),
    pcm: () => import('#words/pcm.json?board'),
  },
  prices: {
    en: () => import('#words/en.json?prices'),
    ha: () => import('#words/ha.json?prices'),
    yo: () => import('#words/yo.json?prices'),
    ig: () => import('#words/ig.json?prices'),
    pcm: () => import('#words/pcm.json?prices'),
  },
  demand: {
    en: () => import('#words/en.json?demand'),
    ha: () => import('#words/ha.json?demand'),
    yo: () => import('#words/yo.json?demand'),
    ig: () => import('#words/ig.json?demand'),
    pcm: () => import('#words/pcm.json?demand'),
  },
  inputs: {
    en: () => import('#words/en.json?inputs'),
    ha: () => import('#words/ha.json?inputs'),
    yo: () => import('#words/yo.json?inputs'),
    ig: () => import('#words/ig.json?inputs'),
    pcm: () => import('#words/pcm.json?inputs'),
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
  askMill: {
    en: () => import('#words/en.json?askMill'),
    ha: () => import('#words/ha.json?askMill'),
    yo: () => import('#words/yo.json?askMill'),
    ig: () => import('#words/ig.json?askMill'),
    pcm: () => import('#words/pcm.json?askMill'),
  },
  mill: {
    en: () => import('#words/en.json?mill'),
    ha: () => import('#words/ha.json?mill'),
    yo: () => import('#words/yo.json?mill'),
    ig: () => import('#words/ig.json?mill'),
    pcm: () => import('#words/pcm.json?mill'),
  },
  room: {
    en: () => import('#words/en.json?room'),
    ha: () => import('#words/ha.json?room'),
    yo: () => import('#words/yo.json?room'),
    ig: () => import('#words/ig.json?room'),
    pcm: () => import('#words/pcm.json?room'),
  },
  listen: {
    en: () => import('#words/en.json?listen'),
    ha: () => import('#words/ha.json?listen'),
    yo: () => import('#words/yo.json?listen'),
    ig: () => import('#words/ig.json?listen'),
    pcm: () => import('#words/pcm.json?listen'),
  },
} as const satisfies Record<string, Record<Language, LoadWords>>;
