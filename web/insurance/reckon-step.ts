import type { Language } from '@shuka/domain/kit/languages.ts';

/** Loads what reckons; the page asked for it with its own HTML already. */
export const reckonStep = async (language: Language) => (await import('./reckon-island.ts')).reckonIsland(language);
