import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSame } from '#kit/secrets.ts';
import { askProvider, isDone, providerTimeoutMs, withoutSlash } from '#kit/sms.ts';

export type ProviderName = 'sandbox' | 'paystack' | 'flutterwave' | 'monnify';

/** Money that somebody is asked to pay in. `reference` is ours and used once; `returnTo` is where they come back to. */
export type Charge = {
  readonly reference: string;
  readonly amountKobo: number;
  readonly email: string;
  readonly name: string;
  readonly returnTo: string;
  readonly description: string;
};

/** What a provider knows of a charge. `amountKobo` is what came in, null where it does not say so in whole kobo. */
export type ChargeFound = {
  readonly state: 'open' | 'paid' | 'failed' | 'refunded';
  readonly amountKobo: number | null;
  readonly currency: string;
  readonly providerReference: string;
  /** What the provider keeps for itself of what came in; null or left out where it does not say. */
  readonly feeKobo?: number | null;
};

/** `code` is NIBSS's, six digits; `cbnCode` three digits of the Central Bank, null where we do not know it. */
export type PaidBank = { readonly code: string; readonly name: string; readonly cbnCode: string | null };

export type BankAccount = { readonly bank: PaidBank; readonly accountNumber: string };

/** Money that leaves to a bank account. The same `reference` again never makes a second transfer. */
export type Transfer = BankAccount & {
  readonly reference: string;
  readonly amountKobo: number;
  readonly accountName: string;
  readonly narration: string;
};

/** `refused`: this request made no transfer, which may be because an earlier one with its reference did. */
export type TransferFound = {
  readonly state: 'pending' | 'sent' | 'failed' | 'refused';
  readonly providerReference: string;
  /** What the provider takes for it besides the amount; null or left out where it does not say. */
  readonly feeKobo?: number | null;
};

/** What a provider tells of itself, by one `id` however often it tells it. It is a hint to go and ask, never a proof. */
export type ProviderEvent = {
  readonly id: string;
  readonly about: 'charge' | 'transfer' | 'other';
  readonly reference: string;
  /** The charge as the provider calls it, where it says so: some refunds name that alone. */
  readonly providerReference?: string;
};

export type WebhookHeaders = Readonly<Record<string, string | undefined>>;

/**
 * One who takes and sends money for us. Every call but `readWebhook` throws an Error that names the provider alone when
 * it cannot be reached, fails, or says what we do not understand: then nothing is known, and one asks again later.
 */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** Its money is not real, and screens say so. */
  readonly isSandbox: boolean;
  /** Answers the address of the page where the payer pays. */
  initialise(charge: Charge): Promise<{ address: string }>;
  /** Null when the provider has no charge of this reference. */
  verify(reference: string): Promise<ChargeFound | null>;
  /** In whose name a bank account is; null when the bank knows none of this number. */
  findAccountName(account: BankAccount): Promise<string | null>;
  transfer(transfer: Transfer): Promise<TransferFound>;
  /** Null when the provider has no transfer of this reference. */
  verifyTransfer(reference: string): Promise<TransferFound | null>;
  /** Null when it is not signed by the provider over these very bytes. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent | null;
};

/** Naira as decimals, '1250.50', which some providers want; made of the digits, never through a fraction. */
export const nairaDecimals = (kobo: number): string => {
  if (!Number.isSafeInteger(kobo) || kobo < 0) throw new RangeError('payments: not a whole number of kobo');
  const digits = String(kobo).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Kobo of naira as a provider wrote them, 1250.5 or '1250.50'; null for what is no whole kobo, or 2^53 and above. */
export const koboOfNaira = (naira: string | number): number | null => {
  const [matched, whole = '', decimals = ''] = /^(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(String(naira)) ?? [];
  const kobo = Number(whole + decimals.padEnd(2, '0'));
  return matched !== undefined && Number.isSafeInteger(kobo) ? kobo : null;
};

/** A fee in kobo of naira as a provider wrote it; null for what it did not say. */
export const feeOfNaira = (naira: string | number | null | undefined): number | null =>
  naira === null || naira === undefined ? null : koboOfNaira(naira);

/** What a provider kept of an amount that it settles to us, both in naira; null where it does not say so in whole kobo. */
export const keptOf = (amount: string | number | null | undefined, settled: string | number | null | undefined) => {
  const [came, comes] = [feeOfNaira(amount), feeOfNaira(settled)];
  return came === null || comes === null || comes > came ? null : came - comes;
};

/** Whether a signature is the keyed hash of these very bytes, compared in constant time. */
export const isSigned = (
  algorithm: 'sha256' | 'sha512',
  secret: string,
  rawBody: Buffer,
  signature: string | undefined,
  encoding: 'hex' | 'base64' = 'hex',
): boolean => {
  const expected = createHmac(algorithm, secret).update(rawBody).digest(encoding);
  return signature !== undefined && isSame(Buffer.from(expected), Buffer.from(signature));
};

/** The JSON of a body whose signature was right; undefined for anything else. */
export const readSigned = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** An answer of a provider: what was asked for, or its refusal of this one request. */
export type Said = { readonly isTaken: boolean; readonly status: number; readonly body: unknown };

/** With these a provider speaks of the request. A wrong key, too many calls and faults of its own say nothing about it. */
const refusals: readonly number[] = [400, 404, 409, 422];

/**
 * Calls of one provider, JSON both ways: a GET, or a POST where something is sent.
 * @throws Error for every answer that is neither what was asked for nor a refusal of this one request.
 */
export const makeCall = (
  provider: ProviderName,
  settings: { readonly baseUrl: string; readonly timeoutMs?: number | undefined },
  headersOf: () => Promise<Readonly<Record<string, string>>>,
) => {
  const base = withoutSlash(settings.baseUrl);
  return async (path: string, sent?: object): Promise<Said> => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...(await headersOf()) };
    const asked = sent === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(sent) };
    const timeoutMs = settings.timeoutMs ?? providerTimeoutMs;
    const answer = await askProvider(provider, `${base}${path}`, { ...asked, headers, timeoutMs });
    const isTaken = isDone(answer);
    const isJson = typeof answer.body === 'object' && answer.body !== null;
    if (!isJson || !(isTaken || refusals.includes(answer.status)))
      throw new Error(`${provider}: refused with HTTP ${answer.status}`);
    return { isTaken, status: answer.status, body: answer.body };
  };
};

/** What a provider says when it has no such thing; another refusal says nothing about whether it has. */
export const isUnknownThere = ({ isTaken, status, body }: Said): boolean =>
  !isTaken && (status === 404 || /not[\s_]+(be[\s_]+)?found|no transaction was found/i.test(JSON.stringify(body)));

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * What a provider calls a bank: its Central Bank code, which all of them take, else the code that the provider's own list
 * has beside the very same name. Null where it lists no such bank, or two.
 */
export const findBankCode = async (
  { name, cbnCode }: PaidBank,
  list: () => Promise<readonly { readonly name: string; readonly code: string }[]>,
): Promise<string | null> => {
  if (cbnCode !== null) return cbnCode;
  const asListed = [plain(name), plain(`${name} bank`), plain(`${name} microfinance bank`), plain(`${name} mfb`)];
  const found = (await list()).filter((one) => asListed.includes(plain(one.name)));
  return found.length === 1 ? (found[0]?.code ?? null) : null;
};

/** Providers write a figure as a number or as its digits. */
export const numeral = z.union([z.number(), z.string()]);

/** Reads what a provider answered. @throws Error when it refused, or answered something else. */
export const makeRead =
  (name: ProviderName) =>
  <Schema extends z.ZodMiniType>(schema: Schema, { isTaken, status, body }: Said): z.output<Schema> => {
    const parsed = z.safeParse(schema, body);
    if (!isTaken || !parsed.success) throw new Error(`${name}: refused with HTTP ${status}`);
    return parsed.data;
  };
