import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { LoadWords } from './words.tsx';

/* What mills and markets say, and those who follow goods. */
export const tradeParts = {
  trips: {
    en: () => import('#words/en.json?trips'),
    ha: () => import('#words/ha.json?trips'),
    yo: () => import('#words/yo.json?trips'),
    ig: () => import('#words/ig.json?trips'),
    pcm: () => import('#words/pcm.json?trips'),
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
  gate: {
    en: () => import('#words/en.json?gate'),
    ha: () => import('#words/ha.json?gate'),
    yo: () => import('#words/yo.json?gate'),
    ig: () => import('#words/ig.json?gate'),
    pcm: () => import('#words/pcm.json?gate'),
  },
  askMill: {
    en: () => import('#words/en.json?askMill'),
    ha: () => import('#words/ha.json?askMill'),
    yo: () => import('#words/yo.json?askMill'),
    ig: () => import('#words/ig.json?askMill'),
    pcm: () => import('#words/pcm.json?askMill'),
  },
  storage: {
    en: () => import('#words/en.json?storage'),
    ha: () => import('#words/ha.json?storage'),
    yo: () => import('#words/yo.json?storage'),
    ig: () => import('#words/ig.json?storage'),
    pcm: () => import('#words/pcm.json?storage'),
  },
  mill: {
    en: () => import('#words/en.json?mill'),
    ha: () => import('#words/ha.json?mill'),
    yo: () => import('#words/yo.json?mill'),
    ig: () => import('#words/ig.json?mill'),
    pcm: () => import('#words/pcm.json?mill'),
  },
  codes: {
    en: () => import('#words/en.json?codes'),
    ha: () => import('#words/ha.json?codes'),
    yo: () => import('#words/yo.json?codes'),
    ig: () => import('#words/ig.json?codes'),
    pcm: () => import('#words/pcm.json?codes'),
  },
  comply: {
    en: () => import('#words/en.json?comply'),
    ha: () => import('#words/ha.json?comply'),
    yo: () => import('#words/yo.json?comply'),
    ig: () => import('#words/ig.json?comply'),
    pcm: () => import('#words/pcm.json?comply'),
  },
} as const satisfies Record<string, Record<Language, LoadWords>>;
