import type { Language } from '@shuka/domain/kit/languages.ts';

/** Brings the check of goods with its words. */
export const genuineStep = async (language: Language) => (await import('./genuine-island.ts')).genuineIsland(language);
