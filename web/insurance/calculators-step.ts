import type { Language } from '@shuka/domain/kit/languages.ts';

/** Loads what reckons; the page asked for it with its own HTML already. */
export const calculatorsStep = async (language: Language) =>
  (await import('./calculators-island.ts')).calculatorsIsland(language);
