import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { CheckReceipt } from './CheckReceipt.tsx';

/* Of the words of warehouses only what the public page says. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?receipt'),
  ha: () => import('#words/ha.json?receipt'),
  yo: () => import('#words/yo.json?receipt'),
  ig: () => import('#words/ig.json?receipt'),
  pcm: () => import('#words/pcm.json?receipt'),
};

/** The check of a warehouse receipt with its words. */
export const receiptIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, CheckReceipt);
};
