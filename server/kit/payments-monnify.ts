import * as z from 'zod/mini';
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

type MonnifySettings = {
  /** https://api.monnify.com, or https://sandbox.monnify.com */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly contractCode: string;
  /** The wallet account that transfers leave from. */
  readonly sourceAccount: string;
  readonly timeoutMs?: number;
};

const answer = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ requestSuccessful: z.literal(true), responseBody: data });

const login = answer(z.object({ accessToken: z.string(), expiresIn: z.number() }));
const started = answer(z.object({ checkoutUrl: z.url({ protocol: /^https$/ }) }));
const charge = answer(
  z.object({
    transactionReference: z.string(),
    paymentStatus: z.string(),
    amountPaid: z.nullish(numeral),
    settlementAmount: z.nullish(numeral),
    fee: z.nullish(numeral),
    currency: z.optional(z.string()),
    currencyCode: z.optional(z.string()),
  }),
);
const resolved = answer(z.object({ accountName: z.string() }));
const transferred = answer(
  z.object({ status: z.string(), reference: z.string(), fee: z.nullish(numeral), totalFee: z.nullish(numeral) }),
);
const banks = answer(z.array(z.object({ name: z.string(), code: z.string() })));
const event = z.object({
  eventType: z.string(),
  eventData: z.object({
    paymentReference: z.optional(z.string()),
    transactionReference: z.optional(z.string()),
    reference: z.optional(z.string()),
    status: z.optional(z.string()),
    paymentStatus: z.optional(z.string()),
    amountPaid: z.nullish(numeral),
    refundReference: z.optional(z.string()),
  }),
});

const read = makeRead('monnify');

/** Too much and too little are money that came in; that it is not the amount asked for is seen by whoever compares. */
const chargeStates: Readonly<Record<string, ChargeFound['state']>> = {
  PAID: 'paid',
  OVERPAID: 'paid',
  PARTIALLY_PAID: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  EXPIRED: 'failed',
  REVERSED: 'refunded',
};

const transferStates: Readonly<Record<string, TransferFound['state']>> = {
  SUCCESS: 'sent',
  COMPLETED: 'sent',
  FAILED: 'failed',
  REVERSED: 'failed',
  EXPIRED: 'failed',
};

const toCharge = (said: Said): ChargeFound => {
  const { transactionReference, paymentStatus, amountPaid, settlementAmount, ...more } = read(
    charge,
    said,
  ).responseBody;
  return {
    state: chargeStates[paymentStatus] ?? 'open',
    amountKobo: koboOfNaira(amountPaid ?? 0),
    currency: more.currency ?? more.currencyCode ?? '',
    providerReference: transactionReference,
    feeKobo: keptOf(amountPaid, settlementAmount) ?? feeOfNaira(more.fee),
  };
};

const toTransfer = (said: Said): TransferFound => {
  const { status, reference, fee, totalFee } = read(transferred, said).responseBody;
  return {
    state: transferStates[status] ?? 'pending',
    providerReference: reference,
    feeKobo: feeOfNaira(fee ?? totalFee),
  };
};

const toEvent = (rawBody: Buffer): ProviderEvent => {
  const parsed = z.safeParse(event, readSigned(rawBody));
  if (!parsed.success) return { id: '', about: 'other', reference: '' };
  const { eventType: name, eventData: data } = parsed.data;
  const about = name.endsWith('_DISBURSEMENT') ? 'transfer' : /_(TRANSACTION|REFUND)$/.test(name) ? 'charge' : 'other';
  const reference = (about === 'transfer' ? data.reference : data.paymentReference) ?? '';
  const providerReference = data.transactionReference ?? '';
  // A charge may be paid in parts, each of which is told by the same references.
  const said = [data.status, data.paymentStatus, data.amountPaid, data.refundReference]
    .map((one) => one ?? '')
    .join(':');
  return { id: `${name}:${providerReference}:${said}:${reference}`, about, reference, providerReference };
};

const renewBeforeMillis = 60_000;

/** The pass that calls carry, asked for when the last one is about to end. */
const makePass = (settings: MonnifySettings): (() => Promise<Record<string, string>>) => {
  const basic = Buffer.from(`${settings.apiKey}:${settings.secretKey}`).toString('base64');
  const call = makeCall('monnify', settings, async () => ({ Authorization: `Basic ${basic}` }));
  let held = { token: '', until: 0 };
  return async () => {
    if (held.until < Date.now() + renewBeforeMillis) {
      const { accessToken, expiresIn } = read(login, await call('/api/v1/auth/login', {})).responseBody;
      held = { token: accessToken, until: Date.now() + expiresIn * 1000 };
    }
    return { Authorization: `Bearer ${held.token}` };
  };
};

/**
 * Monnify (developers.monnify.com: Authentication, Checkout API, Verify transactions, Single transfers, Event types,
 * Transaction hash). Amounts are naira with decimals. A webhook is signed with HMAC-SHA512 over its bytes, in hex.
 */
export const monnifyPayments = (settings: MonnifySettings): PaymentProvider => {
  const { contractCode, sourceAccount, secretKey } = settings;
  const call = makeCall('monnify', settings, makePass(settings));
  const codeOf = (bank: PaidBank): Promise<string | null> =>
    findBankCode(bank, async () => read(banks, await call('/api/v1/banks')).responseBody);

  return {
    name: 'monnify',
    isSandbox: false,
    initialise: async ({ reference, amountKobo, email, name, returnTo, description }) => {
      const payer = { customerName: name, customerEmail: email, redirectUrl: returnTo };
      const asked = { amount: Number(nairaDecimals(amountKobo)), currencyCode: 'NGN', contractCode };
      const sent = { ...payer, ...asked, paymentReference: reference, paymentDescription: description };
      const said = await call('/api/v1/merchant/transactions/init-transaction', sent);
      return { address: read(started, said).responseBody.checkoutUrl };
    },
    verify: async (reference) => {
      const query = new URLSearchParams({ paymentReference: reference });
      const said = await call(`/api/v2/merchant/transactions/query?${query}`);
      return isUnknownThere(said) ? null : toCharge(said);
    },
    findAccountName: async ({ bank, accountNumber }) => {
      const code = await codeOf(bank);
      if (code === null) return null;
      const said = await call(
        `/api/v1/disbursements/account/validate?${new URLSearchParams({ accountNumber, bankCode: code })}`,
      );
      return said.isTaken ? read(resolved, said).responseBody.accountName : null;
    },
    transfer: async ({ reference, amountKobo, bank, accountNumber, accountName, narration }) => {
      const refused = { state: 'refused', providerReference: '' } as const;
      const code = await codeOf(bank);
      if (code === null) return refused;
      const amount = Number(nairaDecimals(amountKobo)); // the shortest digits of it, which JSON writes, are these
      const from = { amount, reference, narration, currency: 'NGN', sourceAccountNumber: sourceAccount };
      const to = { destinationBankCode: code, destinationAccountNumber: accountNumber };
      const said = await call('/api/v2/disbursements/single', { ...from, ...to, destinationAccountName: accountName });
      return said.isTaken ? toTransfer(said) : refused;
    },
    verifyTransfer: async (reference) => {
      const said = await call(`/api/v2/disbursements/single/summary?${new URLSearchParams({ reference })}`);
      return isUnknownThere(said) ? null : toTransfer(said);
    },
    readWebhook: (rawBody, headers) =>
      isSigned('sha512', secretKey, rawBody, headers['monnify-signature']) ? toEvent(rawBody) : null,
  };
};
