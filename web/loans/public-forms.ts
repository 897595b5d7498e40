import type { Language } from '@shuka/domain/kit/languages.ts';

/** The public page of a credit passport. By a step of its own: what it needs would else be named on every page with a form. */
export const loadViewPassport = async (language: Language) =>
  (await import('./passport-step.ts')).passportStep(language);
