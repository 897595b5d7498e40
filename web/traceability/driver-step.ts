import type { Language } from '@shuka/domain/kit/languages.ts';

/** Brings the page of a driver with its words. */
export const driverStep = async (language: Language) => (await import('./driver-island.ts')).driverIsland(language);
