import type { Language } from '@shuka/domain/kit/languages.ts';

/* The forms of public pages, each in a part of its own. */
export const loadCheckInspection = async (language: Language) =>
  (await import('./check-island.ts')).checkIsland(language);
