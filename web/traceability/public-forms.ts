import type { Language } from '@shuka/domain/kit/languages.ts';

/** The check of the log. By a step of its own: what it needs would else be named on every page with a form. */
export const loadCheckLog = async (language: Language) => (await import('./log-step.ts')).logStep(language);

/** The check of goods, by a step of its own too. */
export const loadCheckGenuine = async (language: Language) => (await import('./genuine-step.ts')).genuineStep(language);
/** A trip as its driver sees it, by a step of its own for the same reason. */
export const loadDriveTrip = async (language: Language) => (await import('./driver-step.ts')).driverStep(language);
