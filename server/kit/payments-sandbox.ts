import * as z from 'zod/mini';
import { isSigned, readSigned, type ChargeFound, type PaymentProvider, type ProviderEvent } from './payments.ts';

export type SandboxOrder = {
  readonly reference: string;
  readonly kind: 'charge' | 'transfer';
  readonly amountKobo: number;
  /** Null of a charge until somebody presses one of the two buttons. */
  readonly outcome: 'paid' | 'failed' | null;
};

/** Where the sandbox keeps what it was asked for, so that it survives a restart. The first word on a reference stands. */
export type SandboxBook = {
  keep(order: SandboxOrder): Promise<void>;
  find(reference: string): Promise<SandboxOrder | null>;
};

type SandboxSettings = {
  readonly book: SandboxBook;
  /** The address of this server, without a slash at its end. */
  readonly publicUrl: string;
  readonly secret: string;
};

/** Account numbers that go wrong, so that what then happens can be seen: no such account, and a bank that sends it back. */
export const sandboxUnknownAccount = '0000000000';
export const sandboxFailingAccount = '0000000001';

const event = z.object({ id: z.string(), about: z.enum(['charge', 'transfer']), reference: z.string() });

const toEvent = (rawBody: Buffer): ProviderEvent =>
  z.safeParse(event, readSigned(rawBody)).data ?? { id: '', about: 'other', reference: '' };

const stateOf = (outcome: SandboxOrder['outcome']): ChargeFound['state'] => outcome ?? 'open';

/**
 * Money that is not real, for demos and tests: the payer says on a page of ours whether they paid. Its webhooks are
 * signed as Paystack's are, with HMAC-SHA512 over the bytes, in `x-sandbox-signature`.
 */
export const sandboxPayments = ({ book, publicUrl, secret }: SandboxSettings): PaymentProvider => ({
  name: 'sandbox',
  isSandbox: true,
  initialise: async ({ reference, amountKobo }) => {
    await book.keep({ reference, kind: 'charge', amountKobo, outcome: null });
    return { address: `${publicUrl}/sandbox/pay/${reference}` };
  },
  verify: async (reference) => {
    const order = await book.find(reference);
    if (order?.kind !== 'charge') return null;
    const { amountKobo, outcome } = order;
    return { state: stateOf(outcome), amountKobo, currency: 'NGN', providerReference: `sandbox-${reference}` };
  },
  findAccountName: async ({ accountNumber }) =>
    accountNumber === sandboxUnknownAccount ? null : `SANDBOX ACCOUNT ${accountNumber.slice(-3)}`,
  transfer: async ({ reference, amountKobo, accountNumber }) => {
    const fails = accountNumber === sandboxFailingAccount;
    await book.keep({ reference, kind: 'transfer', amountKobo, outcome: fails ? 'failed' : 'paid' });
    return { state: fails ? 'failed' : 'sent', providerReference: `sandbox-${reference}` };
  },
  verifyTransfer: async (reference) => {
    const order = await book.find(reference);
    if (order?.kind !== 'transfer') return null;
    return { state: order.outcome === 'failed' ? 'failed' : 'sent', providerReference: `sandbox-${reference}` };
  },
  readWebhook: (rawBody, headers) =>
    isSigned('sha512', secret, rawBody, headers['x-sandbox-signature']) ? toEvent(rawBody) : null,
});
