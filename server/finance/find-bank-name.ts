import { bankOf, bareNumber } from '@shuka/domain/accounts';
import { findBankName as contract } from '@shuka/domain/finance';
import { handle } from '#kit/route.ts';
import { providerNow, reach } from './payment-provider.ts';

export const findBankName = handle(
  contract,
  async (_input, _context, accountName: string | null) => ({ accountName }),
  {
    prepare: async ({ bankCode, accountNumber }, context) => {
      const provider = providerNow(context);
      const bank = bankOf(bankCode);
      if (bank === undefined) return null;
      return reach(context, () => provider.findAccountName({ bank, accountNumber: bareNumber(accountNumber) }));
    },
  },
);
