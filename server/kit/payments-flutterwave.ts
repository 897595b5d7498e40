import * as z from 'zod/mini';
import { isSame } from '#kit/secrets.ts';
import {
  feeOfNaira,
  findBankCode,
  isSigned,
  isUnknownThere,
  keptOf,
  koboOfNaira,
  makeCall,
  makeRead,
  nairaDecimals,
  numeral,
  readSigned,
} from './payments.ts';
import type { ChargeFound, PaidBank, PaymentProvider, ProviderEvent, Said, TransferFound } from './payments.ts';
import type { WebhookHeaders } from './payments.ts';

type FlutterwaveSettings = {
  /** https://api.flutterwave.com/v3 */
  readonly baseUrl: string;
  readonly secretKey: string;
  /** The secret hash as it stands in Flutterwave's dashboard beside the address of the webhook. */
  readonly webhookHash: string;
  readonly timeoutMs?: number;
};

const answer = <Data extends z.ZodMiniType>(data: Data) => z.object({ status: z.literal('success'), data });

const started = answer(z.object({ link: z.url({ protocol: /^https$/ }) }));
const charge = answer(
  z.object({
    id: numeral,
    status: z.string(),
    amount: numeral,
    currency: z.string(),
    charged_amount: z.nullish(numeral),
    app_fee: z.nullish(numeral),
    amount_settled: z.nullish(numeral),
  }),
);
const resolved = answer(z.object({ account_name: z.string() }));
const transferOne = z.object({ id: numeral, status: z.string(), reference: z.string(), fee: z.nullish(numeral) });
const transferred = answer(transferOne);
const transfers = answer(z.array(transferOne));
const banks = answer(z.array(z.object({ name: z.string(), code: z.string() })));
const event = z.object({
  event: z.string(),
  data: z.object({
    id: z.optional(numeral),
    tx_ref: z.optional(z.string()),
    reference: z.optional(z.string()),
    status: z.optional(z.string()),
    amount: z.nullish(numeral),
    tx_id: z.optional(numeral),
    TransactionId: z.optional(numeral),
  }),
});

const read = makeRead('flutterwave');

const chargeStates: Readonly<Record<string, ChargeFound['state']>> = {
  successful: 'paid',
  failed: 'failed',
  reversed: 'refunded',
};

const transferStates: Readonly<Record<string, TransferFound['state']>> = { successful: 'sent', failed: 'failed' };

const toTransfer = ({ id, status, fee }: z.output<typeof transferOne>): TransferFound => ({
  state: transferStates[status.toLowerCase()] ?? 'pending',
  providerReference: String(id),
  feeKobo: feeOfNaira(fee),
});

/** The fee is ours unless the payer paid it on top: what is settled says so, else what they were charged. */
const feeOf = ({ amount, charged_amount, app_fee, amount_settled }: z.output<typeof charge>['data']): number | null => {
  const kept = keptOf(amount, amount_settled);
  if (kept !== null) return kept;
  const isOnTop = (feeOfNaira(charged_amount) ?? 0) > (feeOfNaira(amount) ?? 0);
  return isOnTop ? 0 : feeOfNaira(app_fee);
};

const toCharge = (said: Said): ChargeFound => {
  const { data } = read(charge, said);
  const state = chargeStates[data.status.toLowerCase()] ?? 'open';
  const { id, amount, currency } = data;
  return { state, amountKobo: koboOfNaira(amount), currency, providerReference: String(id), feeKobo: feeOf(data) };
};

const toEvent = (rawBody: Buffer): ProviderEvent => {
  const parsed = z.safeParse(event, readSigned(rawBody));
  if (!parsed.success) return { id: '', about: 'other', reference: '' };
  const { event: name, data } = parsed.data;
  const reference = data.tx_ref ?? data.reference ?? '';
  const about = name.startsWith('transfer.') ? 'transfer' : /^(charge|refund)\./.test(name) ? 'charge' : 'other';
  // A refund has an id of its own, and says which charge it takes back.
  const providerReference = String((name.startsWith('refund.') ? (data.tx_id ?? data.TransactionId) : data.id) ?? '');
  const said = [data.id, data.status, data.amount, reference, providerReference].map((one) => one ?? '').join(':');
  return { id: `${name}:${said}`, about, reference, providerReference };
};

/**
 * The newer header is a signature of the bytes; where it is sent it must be right. The older one is the secret itself,
 * which vouches for the sender and not for the bytes.
 */
const isTheirs = (secret: string, rawBody: Buffer, headers: WebhookHeaders): boolean => {
  const signature = headers['flutterwave-signature'];
  if (signature !== undefined) return isSigned('sha256', secret, rawBody, signature, 'base64');
  const shown = headers['verif-hash'];
  return shown !== undefined && secret !== '' && isSame(Buffer.from(secret), Buffer.from(shown));
};

/**
 * Flutterwave, its version 3 (developer.flutterwave.com: Standard payments, Transaction verification, Transfers, Bank
 * account resolve, Webhooks). Amounts are naira with decimals. A webhook carries the secret hash in `verif-hash`, a newer
 * one HMAC-SHA256 over its bytes in base64 in `flutterwave-signature`.
 */
export const flutterwavePayments = (settings: FlutterwaveSettings): PaymentProvider => {
  const call = makeCall('flutterwave', settings, async () => ({ Authorization: `Bearer ${settings.secretKey}` }));
  const codeOf = (bank: PaidBank): Promise<string | null> =>
    findBankCode(bank, async () => read(banks, await call('/banks/NG')).data);

  return {
    name: 'flutterwave',
    isSandbox: false,
    initialise: async ({ reference, amountKobo, email, name, returnTo, description }) => {
      const sent = { tx_ref: reference, amount: nairaDecimals(amountKobo), currency: 'NGN', redirect_url: returnTo };
      const more = { customer: { email, name }, customizations: { title: description } };
      return { address: read(started, await call('/payments', { ...sent, ...more })).data.link };
    },
    verify: async (reference) => {
      const said = await call(`/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: reference })}`);
      return isUnknownThere(said) ? null : toCharge(said);
    },
    findAccountName: async ({ bank, accountNumber }) => {
      const code = await codeOf(bank);
      if (code === null) return null;
      const said = await call('/accounts/resolve', { account_number: accountNumber, account_bank: code });
      return said.isTaken ? read(resolved, said).data.account_name : null;
    },
    transfer: async ({ reference, amountKobo, bank, accountNumber, narration }) => {
      const refused = { state: 'refused', providerReference: '' } as const;
      const code = await codeOf(bank);
      if (code === null) return refused;
      const to = { account_bank: code, account_number: accountNumber };
      const amount = Number(nairaDecimals(amountKobo)); // the shortest digits of it, which JSON writes, are these
      const said = await call('/transfers', { ...to, amount, currency: 'NGN', narration, reference });
      return said.isTaken ? toTransfer(read(transferred, said).data) : refused;
    },
    verifyTransfer: async (reference) => {
      const said = await call(`/transfers?${new URLSearchParams({ reference })}`);
      if (isUnknownThere(said)) return null;
      const found = read(transfers, said).data.find((one) => one.reference === reference);
      return found === undefined ? null : toTransfer(found);
    },
    readWebhook: (rawBody, headers) => (isTheirs(settings.webhookHash, rawBody, headers) ? toEvent(rawBody) : null),
  };
};
