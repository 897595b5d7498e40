import type { Language } from '@shuka/domain/kit/languages.ts';

export const loadCheckReceipt = async (language: Language) =>
  (await import('./receipt-island.ts')).receiptIsland(language);
export const loadCheckWarehouseReceipt = async (language: Language) =>
  (await import('./warehouse-receipt-island.ts')).warehouseReceiptIsland(language);
