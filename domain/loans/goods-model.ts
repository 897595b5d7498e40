import * as z from 'zod/mini';
import { orderLine, mostOrderLines, packUnits, voucherStates } from '#marketplace';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import limits from './goods.json' with { type: 'json' };
import { keptLoan } from './loan-model.ts';

/** Of how many dealers a loan in kind is, and after how long somebody who does not answer is not waited for. */
export const goodsLimits = limits;

/** `short`: less came than was said, and an officer has to look at it. `done`: each pack was received, or is never owed. */
const itemStates = ['waiting', 'short', 'done'] as const;

export type ItemState = (typeof itemStates)[number];

/** What was wrong with the packs that did not come as they were said. */
export const shortReasons = ['less', 'wrong', 'nothing'] as const;

export type ShortReason = (typeof shortReasons)[number];

/**
 * What was said of an item. By its farmer: `received` and `short`. By an officer: `corrected`, the rest was delivered and the
 * farmer is asked again; `lowered`, the rest is never owed; `taken`, received though its farmer never said so.
 */
const itemWordKinds = ['received', 'short', 'corrected', 'lowered', 'taken'] as const;

export type ItemWordKind = (typeof itemWordKinds)[number];

/** How an officer ends a case, or the waiting for a farmer who says nothing. */
export const caseEnds = ['corrected', 'lowered', 'taken'] as const;

export type CaseEnd = (typeof caseEnds)[number];

/** A voucher as an officer writes it: goods of one dealer at the prices they saw. */
export const goodsVoucherDraft = z.strictObject({
  id,
  companyId: id,
  lines: z
    .array(orderLine)
    .check(z.minLength(1, 'inputs.linesRequired'), z.maxLength(mostOrderLines, 'inputs.linesTooMany')),
  expiresOn: day('voucher.expiresRequired'),
});

export type GoodsVoucherDraft = z.output<typeof goodsVoucherDraft>;

/** What a farmer says of one item: how many packs came as they were said, and of the others, what was wrong. */
export const itemAnswer = z.strictObject({
  itemId: id,
  packs: z.int('loans.packsRequired').check(z.gte(0, 'loans.packsRequired'), z.lte(1_000_000, 'loans.packsTooMany')),
  why: z.nullable(z.enum(shortReasons, 'loans.whyShort')),
  words: optionalText(300),
});

export type ItemAnswer = z.output<typeof itemAnswer>;

const itemWord = z.strictObject({
  kind: z.enum(itemWordKinds),
  packs: z.int(),
  why: z.nullable(z.enum(shortReasons)),
  words: z.string(),
  byName: z.string(),
  at: z.string(),
});

const goodsItem = z.strictObject({
  id,
  name: z.string(),
  packSize: z.int(),
  packUnit: z.enum(packUnits),
  packs: z.int(),
  priceKobo: z.int(),
  receivedPacks: z.int(),
  /** Never to be owed. */
  letGoPacks: z.int(),
  state: z.enum(itemStates),
  words: z.array(itemWord),
});

export type GoodsItem = z.output<typeof goodsItem>;

const goodsVoucher = z.strictObject({
  id,
  companyName: z.string(),
  /** What is typed at the dealer's where no square code can be read. */
  code: z.string(),
  expiresOn: z.string(),
  state: z.enum(voucherStates),
  redeemedAt: z.nullable(z.string()),
  /** Whether an officer may end the waiting for its farmer, or for somebody to take it. */
  isOverdue: z.boolean(),
  items: z.array(goodsItem),
});

export type GoodsVoucher = z.output<typeof goodsVoucher>;

export const loanGoods = z.strictObject({
  vouchers: z.array(goodsVoucher),
  /** The loans that what was received became. */
  loans: z.array(keptLoan),
});

export type LoanGoods = z.output<typeof loanGoods>;

/** An item of which less came, as the desk of officers lists it. */
export const goodsCase = z.strictObject({
  itemId: id,
  loanId: id,
  loanNumber: z.int(),
  keeperName: z.string(),
  name: z.string(),
  packs: z.int(),
  openPacks: z.int(),
  priceKobo: z.int(),
  why: z.nullable(z.enum(shortReasons)),
  words: z.string(),
  at: z.string(),
});

export type GoodsCase = z.output<typeof goodsCase>;
