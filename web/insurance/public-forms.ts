import type { Language } from '@shuka/domain/kit/languages.ts';

/** The calculators of the public page. By a step of its own: what they need would else be named on every page with a form. */
export const loadReckon = async (language: Language) => (await import('./reckon-step.ts')).reckonStep(language);
