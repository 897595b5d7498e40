import type { Language } from '@shuka/domain/kit/languages.ts';

/* The forms of public pages, each in a part of its own. */
export const loadSystemStatus = async (language: Language) =>
  (await import('./status-island.ts')).statusIsland(language);
