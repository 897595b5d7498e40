import type { Language } from '@shuka/domain/kit/languages.ts';

/** Brings the check of the log with its words. */
export const logStep = async (language: Language) => (await import('./log-island.ts')).logIsland(language);
