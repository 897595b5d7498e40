import type { Language } from '@shuka/domain/kit/languages.ts';

/** The public page of a credit passport. */
export const loadViewPassport = async (language: Language) =>
  (await import('./passport-island.ts')).passportIsland(language);
