import * as z from 'zod/mini';
import { mostKobo } from '#finance';
import { mostGrams } from '#lots';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { kobo } from './product-model.ts';

export const payKinds = ['cash', 'transfer', 'owed'] as const;

export type PayKind = (typeof payKinds)[number];

const paid = z.enum(payKinds, 'processing.paidRequired');

export const saleDetails = z.strictObject({
  id,
  packId: id,
  jobId: id,
  buyer: requiredText('processing.buyerRequired', 120),
  packs: z
    .int('processing.packsRequired')
    .check(z.gte(1, 'processing.packsRequired'), z.lte(1e7, 'processing.packsRequired')),
  /** What one pack was sold for. */
  priceKobo: kobo('processing.priceRequired'),
  paid,
  soldOn: day('processing.soldRequired'),
});

export type SaleDetails = z.output<typeof saleDetails>;

export const sale = z.strictObject({
  ...saleDetails.shape,
  productName: z.string(),
  packGrams: z.int(),
  jobNumber: z.int(),
  totalKobo: z.int(),
  /** Why it was taken back; null while it stands. */
  takenBack: z.nullable(z.string()),
});

export type Sale = z.output<typeof sale>;

/** What moves money besides sales: bought produce, what others pay for milling, what the mill pays for services. */
export const moneyKinds = ['purchase', 'fee-earned', 'fee-paid'] as const;

export type MoneyKind = (typeof moneyKinds)[number];

export const moneyDetails = z.strictObject({
  id,
  kind: z.enum(moneyKinds, 'processing.moneyKindRequired'),
  /** Who was paid, or who paid. */
  who: requiredText('processing.whoRequired', 120),
  what: optionalText(200),
  /** What was bought; empty and nought for a fee. */
  crop: optionalText(60),
  grams: z.int('lots.gramsRequired').check(z.gte(0, 'lots.gramsRequired'), z.lte(mostGrams, 'lots.gramsTooMany')),
  amountKobo: kobo('finance.amountRequired'),
  paid,
  happenedOn: day('finance.dayRequired'),
});

export type MoneyDetails = z.output<typeof moneyDetails>;

export const moneyLine = z.strictObject({ ...moneyDetails.shape, takenBack: z.nullable(z.string()) });

export type MoneyLine = z.output<typeof moneyLine>;

const kobos = z.int();

/** Sums of a time, in kobo; `profitKobo` = sales + fees earned - purchases - fees paid, owed or not. */
const millTotals = z.strictObject({
  salesKobo: kobos,
  purchasesKobo: kobos,
  feesEarnedKobo: kobos,
  feesPaidKobo: kobos,
  profitKobo: kobos,
});

export type MillTotals = z.output<typeof millTotals>;

export const millFinance = z.strictObject({
  ...millTotals.shape,
  /** Of the sales, what buyers still owe. */
  owedKobo: kobos,
  /** Each month of the time, 'YYYY-MM', the oldest first. */
  months: z.array(z.strictObject({ month: z.string(), ...millTotals.shape })),
});

export type MillFinance = z.output<typeof millFinance>;

/** Sums stay exact below this; no naira of a mill comes near. */
export const mostSum = mostKobo;
