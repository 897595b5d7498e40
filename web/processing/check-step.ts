import type { Language } from '@shuka/domain/kit/languages.ts';

/* The checks of papers by a step of their own: what they need would else be named on every page with a form. */
export const receiptStep = async (language: Language) => (await import('./receipt-island.ts')).receiptIsland(language);
export const warehouseReceiptStep = async (language: Language) =>
  (await import('./warehouse-receipt-island.ts')).warehouseReceiptIsland(language);
