import * as z from 'zod/mini';
import { findBankCode, isSigned, isUnknownThere, makeCall, makeRead, numeral, readSigned } from './payments.ts';
import type { ChargeFound, PaidBank, PaymentProvider, ProviderEvent, Said, TransferFound } from './payments.ts';

type PaystackSettings = {
  /** https://api.paystack.co */
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly timeoutMs?: number;
};

const answer = <Data extends z.ZodMiniType>(data: Data) => z.object({ status: z.literal(true), data });

const started = answer(z.object({ authorization_url: z.url({ protocol: /^https$/ }) }));
const charge = answer(
  z.object({
    id: numeral,
    status: z.string(),
    amount: z.int(),
    currency: z.string(),
    fees: z.nullish(z.number()),
  }),
);
const resolved = answer(z.object({ account_name: z.string() }));
const recipient = answer(z.object({ recipient_code: z.string() }));
const transferred = answer(
  z.object({ status: z.string(), transfer_code: z.string(), fee_charged: z.nullish(z.number()) }),
);
const banks = answer(z.array(z.object({ name: z.string(), code: z.string() })));
const event = z.object({
  event: z.string(),
  data: z.object({
    id: z.optional(z.union([z.number(), z.string()])),
    reference: z.optional(z.string()),
    transaction_reference: z.optional(z.string()),
  }),
});

const read = makeRead('paystack');

/** A charge that nobody paid yet is called abandoned from the first minute on, and may still be paid. */
const chargeStates: Readonly<Record<string, ChargeFound['state']>> = {
  success: 'paid',
  failed: 'failed',
  reversed: 'refunded',
};

const transferStates: Readonly<Record<string, TransferFound['state']>> = {
  success: 'sent',
  failed: 'failed',
  reversed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
};

/** Fees are whole kobo; a fraction of one says nothing. */
const wholeKobo = (kobo: number | null | undefined): number | null =>
  Number.isSafeInteger(kobo) && (kobo ?? -1) >= 0 ? (kobo ?? null) : null;

const toTransfer = (said: Said): TransferFound => {
  const { status, transfer_code: providerReference, fee_charged } = read(transferred, said).data;
  return { state: transferStates[status] ?? 'pending', providerReference, feeKobo: wholeKobo(fee_charged) };
};

const toCharge = (said: Said): ChargeFound => {
  const { id, status, amount, currency, fees } = read(charge, said).data;
  const state = chargeStates[status] ?? 'open';
  return { state, amountKobo: amount, currency, providerReference: String(id), feeKobo: wholeKobo(fees) };
};

const toEvent = (rawBody: Buffer): ProviderEvent => {
  const parsed = z.safeParse(event, readSigned(rawBody));
  if (!parsed.success) return { id: '', about: 'other', reference: '' };
  const { event: name, data } = parsed.data;
  const reference = data.reference ?? data.transaction_reference ?? '';
  const about = name.startsWith('transfer.') ? 'transfer' : /^(charge|refund)\./.test(name) ? 'charge' : 'other';
  // A refund names the charge it takes back beside a reference of its own.
  const named = name.startsWith('refund.') ? (data.transaction_reference ?? reference) : reference;
  return { id: `${name}:${data.id ?? ''}:${named}`, about, reference: named };
};

/**
 * Paystack (paystack.com/docs/api: Transaction, Transfer Recipient, Transfer, Verification, Miscellaneous; Webhooks).
 * Amounts are whole kobo. A webhook is signed with HMAC-SHA512 over its bytes, in hex.
 */
export const paystackPayments = (settings: PaystackSettings): PaymentProvider => {
  const { secretKey } = settings;
  const call = makeCall('paystack', settings, async () => ({ Authorization: `Bearer ${secretKey}` }));
  const codeOf = (bank: PaidBank): Promise<string | null> =>
    findBankCode(bank, async () => read(banks, await call('/bank?currency=NGN&perPage=100')).data);

  return {
    name: 'paystack',
    isSandbox: false,
    initialise: async ({ reference, amountKobo, email, returnTo }) => {
      const sent = { email, amount: amountKobo, currency: 'NGN', reference, callback_url: returnTo };
      const { data } = read(started, await call('/transaction/initialize', sent));
      return { address: data.authorization_url };
    },
    verify: async (reference) => {
      const said = await call(`/transaction/verify/${encodeURIComponent(reference)}`);
      return isUnknownThere(said) ? null : toCharge(said);
    },
    findAccountName: async ({ bank, accountNumber }) => {
      const code = await codeOf(bank);
      if (code === null) return null;
      const said = await call(
        `/bank/resolve?${new URLSearchParams({ account_number: accountNumber, bank_code: code })}`,
      );
      return said.isTaken ? read(resolved, said).data.account_name : null;
    },
    transfer: async ({ reference, amountKobo, bank, accountNumber, accountName, narration }) => {
      const refused = { state: 'refused', providerReference: '' } as const;
      const code = await codeOf(bank);
      if (code === null) return refused;
      const to = { type: 'nuban', name: accountName, account_number: accountNumber, bank_code: code, currency: 'NGN' };
      const kept = await call('/transferrecipient', to);
      if (!kept.isTaken) return refused;
      const { recipient_code } = read(recipient, kept).data;
      const sent = { source: 'balance', amount: amountKobo, currency: 'NGN', recipient: recipient_code, reference };
      const said = await call('/transfer', { ...sent, reason: narration });
      return said.isTaken ? toTransfer(said) : refused;
    },
    verifyTransfer: async (reference) => {
      const said = await call(`/transfer/verify/${encodeURIComponent(reference)}`);
      return isUnknownThere(said) ? null : toTransfer(said);
    },
    readWebhook: (rawBody, headers) =>
      isSigned('sha512', secretKey, rawBody, headers['x-paystack-signature']) ? toEvent(rawBody) : null,
  };
};
