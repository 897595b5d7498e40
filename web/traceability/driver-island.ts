import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { DriveTrip } from './DriveTrip.tsx';

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?driver'),
  ha: () => import('#words/ha.json?driver'),
  yo: () => import('#words/yo.json?driver'),
  ig: () => import('#words/ig.json?driver'),
  pcm: () => import('#words/pcm.json?driver'),
};

/** A trip as its driver sees it, with its words. */
export const driverIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, DriveTrip);
};
