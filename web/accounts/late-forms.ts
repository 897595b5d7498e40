import type { Language } from '@shuka/domain/kit/languages.ts';

/* A form of a public page that comes by a step of its own. */
export const loadDenySignIn = async (language: Language) => (await import('./deny-island.ts')).denyIsland(language);
