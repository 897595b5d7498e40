import type { Language } from '@shuka/domain/kit/languages.ts';

/* The forms of public pages, each in a part of its own. */
export const loadCheckWarehouseReceipt = async (language: Language) =>
  (await import('./warehouse-receipt-island.ts')).warehouseReceiptIsland(language);
