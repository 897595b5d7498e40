import type { ComponentType } from 'react';
import type { Language } from '@shuka/domain/kit/languages.ts';
import { withWords } from '#kit/with-words.tsx';
import { makeWords, type Catalogue } from '#kit/words.tsx';
import { JoinCompany } from './JoinCompany.tsx';

/* What only this form says comes with it: the other forms of public pages do not carry it. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('#words/en.json?inviting'),
  ha: () => import('#words/ha.json?inviting'),
  yo: () => import('#words/yo.json?inviting'),
  ig: () => import('#words/ig.json?inviting'),
  pcm: () => import('#words/pcm.json?inviting'),
};

/** Taking up the invitation of a company, with its words. */
export const joinIsland = async (language: Language): Promise<ComponentType> => {
  const { default: catalogue } = await catalogues[language]();
  return withWords({ own: makeWords(language, catalogue), catalogue }, JoinCompany);
};
