import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { CheckWarehouseReceipt } from './CheckWarehouseReceipt.tsx';

/* Of the words of warehouses only what the public page says. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?warehouse'),
  ha: () => import('#words/ha.json?warehouse'),
  yo: () => import('#words/yo.json?warehouse'),
  ig: () => import('#words/ig.json?warehouse'),
  pcm: () => import('#words/pcm.json?warehouse'),
};

/** The check of a warehouse receipt with its words. */
export const warehouseReceiptIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, CheckWarehouseReceipt);
};
