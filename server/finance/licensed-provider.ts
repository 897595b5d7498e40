import { mayMoveMoney } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { licenceOf } from '#settings';
import type { Context } from '#kit/context.ts';
import type { PaymentProvider } from '#kit/payments.ts';
import { houseMoney } from './house-money.ts';
import { providerNow } from './payment-provider.ts';

/**
 * Whoever takes and sends money from now on, where the house may hold people's money today.
 * @throws Problem `payments-closed` where there is nobody, or real money and no licence for wallets.
 */
export const licensedProvider = async (context: Context): Promise<PaymentProvider> => {
  const provider = providerNow(context);
  const licence = provider.isSandbox ? null : await licenceOf(context.db, 'wallets', context.clock.now());
  if (!mayMoveMoney(houseMoney(context), licence)) throw new Problem('payments-closed');
  return provider;
};
