import type { Money } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Services } from '#kit/context.ts';
import type { PaymentProvider } from '#kit/payments.ts';

type House = Pick<Services, 'payments' | 'log'>;

/** Whoever takes and sends money from now on. @throws Problem `payments-closed` where there is nobody. */
export const providerNow = ({ payments }: Pick<Services, 'payments'>): PaymentProvider => {
  const [provider] = payments;
  if (provider === undefined) throw new Problem('payments-closed');
  return provider;
};

/** The one that something began with, while its keys are still set. */
export const providerNamed = ({ payments }: Pick<Services, 'payments'>, name: string): PaymentProvider | null =>
  payments.find((provider) => provider.name === name) ?? null;

/** Money of the sandbox never meets real money. */
export const moneyOf = (name: string): Money => (name === 'sandbox' ? 'sandbox' : 'real');

/** Soon enough for whoever waits, late enough for a provider that is down. */
const retryAfterSeconds = 30;

/**
 * Asks a provider while somebody waits. @throws Problem `unavailable` when it is away: nothing is lost, and the same may be
 * asked again.
 */
export const reach = async <Answer>({ log }: House, ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.error({ error }, 'a payment provider is away');
    throw new Problem('unavailable', { retryAfterSeconds });
  }
};
