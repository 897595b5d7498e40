import type { Kobo } from '#kit/naira.ts';

/** The six lines of the cost form (spec, section 3), in its order. */
export const costLines = ['seed', 'labour', 'fertiliser', 'herbicide', 'pesticide', 'others'] as const;

export type CostLine = (typeof costLines)[number];

/** The path of a field of a line in a draft, as refusals and doubts name it. */
export const pathOfLine = (line: CostLine, field: 'priceKobo' | 'quantity'): string => ['costs', line, field].join('.');

/** Ninety trillion naira: the largest whole kobo that sums of it still hold exactly. */
export const mostKobo = 9_000_000_000_000_000;

export const mostQuantity = 1_000_000_000;

const thousandths = (quantity: number): number => Math.round(quantity * 1000);

/** Quantities have at most three decimals: a gram of a kilogram. */
export const isWholeThousandths = (quantity: number): boolean => thousandths(quantity) / 1000 === quantity;

/** The whole number nearest to a fraction of two positive ones; a half goes up. */
const nearest = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);

/**
 * What a line comes to: price x quantity, reckoned in whole kobo and whole thousandths, then rounded to the nearest kobo,
 * half a kobo up. May be above 2^53 for a line nobody can mean; `isReckonable` tells.
 */
export const lineTotalKobo = (priceKobo: Kobo, quantity: number): Kobo =>
  Number(nearest(BigInt(priceKobo) * BigInt(thousandths(quantity)), 1000n));

/** Whether a sum of kobo is small enough to be kept exactly. */
export const isReckonable = (kobo: Kobo): boolean => kobo <= mostKobo;

/** What figures are made of: the totals of a report's lines, as far as they are known. */
export type Costs = {
  readonly costs: Readonly<Record<CostLine, { readonly totalKobo: Kobo }>>;
  readonly familyLabour: { readonly totalKobo: Kobo } | null;
  readonly budgetKobo: Kobo | null;
  readonly harvest: { readonly bags: number; readonly bagsToSell: number } | null;
};

type CostFigures = {
  /** What was paid: the sum of the six lines. */
  readonly paidKobo: Kobo;
  /** What the family's own work is worth: days x the price of a day. 0 where it is not valued. */
  readonly familyKobo: Kobo;
  /** What the season cost: paid + family. */
  readonly costKobo: Kobo;
  /** Budget - paid; below zero when more was paid than planned. The family's work is not paid, so it is no part of it. */
  readonly budgetLeftKobo: Kobo | null;
  /** Paid / budget in whole percent, half up. Null without a budget. */
  readonly budgetUsedPercent: number | null;
  /** Cost / all bags, to the nearest kobo, half up. Null while no bag is known. */
  readonly costPerBagKobo: Kobo | null;
  /** Cost / bags for sale, up to the next kobo: the least a bag must bring for the season to lose nothing. */
  readonly breakEvenPriceKobo: Kobo | null;
};

const perBag = (kobo: Kobo, bags: number, isUp: boolean): Kobo | null => {
  const under = BigInt(thousandths(bags));
  if (under === 0n) return null;
  const over = BigInt(kobo) * 1000n;
  return Number(isUp ? (over + under - 1n) / under : nearest(over, under));
};

/** The figures of a report, by the formulas beside their names. */
export const costFigures = ({ costs, familyLabour, budgetKobo, harvest }: Costs): CostFigures => {
  const paidKobo = costLines.reduce((sum, line) => sum + costs[line].totalKobo, 0);
  const familyKobo = familyLabour?.totalKobo ?? 0;
  const costKobo = paidKobo + familyKobo;
  return {
    paidKobo,
    familyKobo,
    costKobo,
    budgetLeftKobo: budgetKobo === null ? null : budgetKobo - paidKobo,
    budgetUsedPercent:
      budgetKobo === null || budgetKobo === 0 ? null : Number(nearest(BigInt(paidKobo) * 100n, BigInt(budgetKobo))),
    costPerBagKobo: harvest === null ? null : perBag(costKobo, harvest.bags, false),
    breakEvenPriceKobo: harvest === null ? null : perBag(costKobo, harvest.bagsToSell, true),
  };
};
