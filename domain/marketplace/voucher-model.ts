import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { requiredText } from '#kit/text.ts';
import { packUnits } from './input-model.ts';
import { mostOrderLines, orderLine } from './order-model.ts';

/** A voucher buys once: it is open until its dealer redeemed it. After its last day it buys nothing. */
export const voucherStates = ['open', 'redeemed'] as const;

/** Why a voucher that is genuine was not taken. */
export const refusals = ['other-dealer', 'spent', 'expired'] as const;

export type Refusal = (typeof refusals)[number];

export const codeLength = 8;
/** Letters and digits that are not taken for one another (Crockford base 32); eight of them are 40 bits. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as people type it: in any case, with spaces or hyphens, and with the letters that look like digits. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const voucherCode = z.string('voucher.codeRequired').check(
  z.maxLength(40, 'voucher.codeRequired'),
  z.refine<string>(
    (typed) => readCode(typed).length === codeLength && [...readCode(typed)].every((one) => codeLetters.includes(one)),
    'voucher.codeRequired',
  ),
);

/** What whoever issues a voucher says of it. */
export const voucherDraft = z.strictObject({
  id,
  keeperId: id,
  companyId: id,
  /** Who pays the dealer for it. */
  programme: requiredText('voucher.programmeRequired', 80),
  lines: z
    .array(orderLine)
    .check(z.minLength(1, 'inputs.linesRequired'), z.maxLength(mostOrderLines, 'inputs.linesTooMany')),
  expiresOn: day('voucher.expiresRequired'),
});

export type VoucherDraft = z.output<typeof voucherDraft>;

const voucherLine = z.strictObject({
  goodId: id,
  name: z.string(),
  packSize: z.int(),
  packUnit: z.enum(packUnits),
  packs: z.int(),
  priceKobo: z.int(),
});

export type VoucherLine = z.output<typeof voucherLine>;

/** A try to spend a voucher that was not taken. */
const refusedTry = z.strictObject({ companyName: z.string(), why: z.enum(refusals), at: z.string() });

export const voucher = z.strictObject({
  id,
  keeperId: id,
  companyId: id,
  companyName: z.string(),
  programme: z.string(),
  lines: z.array(voucherLine),
  valueKobo: z.int(),
  expiresOn: z.string(),
  /** What is typed where no square code can be read. */
  code: z.string(),
  /** What the square code says. */
  token: z.string(),
  state: z.enum(voucherStates),
  issuedAt: z.string(),
  /** Null while it is open. */
  redeemedAt: z.nullable(z.string()),
  refusedTries: z.array(refusedTry),
});

export type Voucher = z.output<typeof voucher>;

export const voucherRows = rowType<Voucher>('voucher', voucher);

/** A voucher that a dealer took, or tried to. */
export const redemption = z.strictObject({
  id,
  voucherId: id,
  keeperName: z.string(),
  lines: z.array(voucherLine),
  valueKobo: z.int(),
  state: z.enum(['redeemed', 'refused']),
  /** Null for one that was taken. */
  why: z.nullable(z.enum(refusals)),
  /** When it was taken by the clock of the phone. */
  claimedAt: z.string(),
  at: z.string(),
});

export type Redemption = z.output<typeof redemption>;

/** What a dealer's phone keeps to read vouchers without a network. */
export const till = z.strictObject({
  companyId: id,
  /** 32 bytes in hexadecimal. */
  publicKey: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The most that vouchers may come to that this phone took and that the server does not know of yet. */
  mostWaitingKobo: z.int(),
  goods: z.array(
    z.strictObject({ id, name: z.string(), packSize: z.int(), packUnit: z.enum(packUnits), stockPacks: z.int() }),
  ),
  /** Vouchers of this dealer that were spent, as long as a phone may tell of one that it took in time. */
  spentIds: z.array(id),
  readAt: z.string(),
});

export type Till = z.output<typeof till>;
