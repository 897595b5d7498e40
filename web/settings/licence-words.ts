import type { Trade } from '@shuka/domain/settings';
import type { WordId } from '#kit/words.tsx';

export const tradeWords = {
  investing: 'licence.tradeInvesting',
  wallets: 'licence.tradeWallets',
  lending: 'licence.tradeLending',
  insurance: 'licence.tradeInsurance',
  'warehouse-receipts': 'licence.tradeReceipts',
} as const satisfies Record<Trade, WordId>;
