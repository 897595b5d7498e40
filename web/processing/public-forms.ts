import type { Language } from '@shuka/domain/kit/languages.ts';

/* The forms of public pages, each in a part of its own. */
export const loadCheckReceipt = async (language: Language) => (await import('./check-step.ts')).receiptStep(language);
export const loadCheckWarehouseReceipt = async (language: Language) =>
  (await import('./check-step.ts')).warehouseReceiptStep(language);
