import type { Language } from '@shuka/domain/kit/languages.ts';

/** Loads what a lender reads; the page asked for it with its own HTML already. */
export const passportStep = async (language: Language) =>
  (await import('./passport-island.ts')).passportIsland(language);
