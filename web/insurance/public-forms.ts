import type { Language } from '@shuka/domain/kit/languages.ts';

/** The calculators of the public page. */
export const loadReckon = async (language: Language) => (await import('./reckon-island.ts')).reckonIsland(language);
