import type { Language } from '@shuka/domain/kit/languages.ts';

/* The forms of public pages, each in a part of its own. */
export const loadProcessorSignUp = async (language: Language) =>
  (await import('./processor-island.ts')).processorIsland(language);
export const loadJoinCompany = async (language: Language) => (await import('./join-island.ts')).joinIsland(language);
