import { shareOut as shareByWeight } from '#kit/share-out.ts';
import type { PayOrder } from './model.ts';
import badNews from './bad-news.json' with { type: 'json' };
import waterfalls from './waterfalls.json' with { type: 'json' };

/** So many hundredths of a per cent of a sum, rounded down to the kobo. */
export const partOf = (sumKobo: number, basisPoints: number): number =>
  Number((BigInt(sumKobo) * BigInt(basisPoints)) / 10_000n);

/** What the farmer keeps of the proceeds where their floor comes first, in hundredths of a per cent. */
export const farmerFloorBasisPoints = waterfalls.farmerFloorBasisPoints;

/** Somebody's part in a sum: an investor's holding, a milestone. */
export type Part = { readonly id: string; readonly amountKobo: number };

/** Shares out a sum by the parts' amounts, to the kobo. @see shareOut of kit @throws RangeError as it does. */
export const shareOut = (sumKobo: number, parts: readonly Part[]): Map<string, number> =>
  shareByWeight(
    sumKobo,
    parts.map(({ id, amountKobo }) => ({ id, weight: amountKobo })),
  );

/** What is there to share when an offer ends, and what is hoped for, in kobo. */
export type Pot = {
  /** Of the investors' money, what never left the escrow: it goes back to them first, whatever the order. */
  readonly unspentKobo: number;
  /** What the harvest and an insurance brought in. */
  readonly proceedsKobo: number;
  readonly principalKobo: number;
  readonly expectedKobo: number;
};

export type Shared = { readonly investorsKobo: number; readonly farmerKobo: number };

/**
 * Who gets what, in the order that was said before anybody pledged. Together always all of the pot: what nobody claims is
 * the farmer's. @see waterfalls.json
 */
export const shareByOrder = (name: PayOrder, pot: Pot): Shared => {
  const { unspentKobo, proceedsKobo, principalKobo, expectedKobo } = pot;
  let left = proceedsKobo;
  let investorsKobo = Math.min(unspentKobo, principalKobo);
  const claims: Readonly<Record<string, () => number>> = {
    'farmer-floor': () => partOf(proceedsKobo, waterfalls.farmerFloorBasisPoints),
    principal: () => Math.max(0, principalKobo - investorsKobo),
    return: () => Math.max(0, expectedKobo - investorsKobo),
  };
  // The file has every order.
  const { steps } = waterfalls.orders.find((order) => order.name === name) as { steps: string[] };
  for (const step of steps) {
    const paid = Math.min(left, claims[step]?.() ?? 0);
    if (step === 'principal' || step === 'return') investorsKobo += paid;
    left -= paid;
  }
  return { investorsKobo, farmerKobo: unspentKobo + proceedsKobo - investorsKobo };
};

export const results = ['paid', 'late', 'short', 'lost'] as const;

export type Result = (typeof results)[number];

/** From a rule that the file has. */
const { days: graceDays } = badNews.rules.find(({ kind }) => kind === 'result-overdue') as { days: number };

/** How an offer ended for its investors. `late` is what came whole, but later after the term than the data allow. */
export const resultOf = (
  {
    investorsKobo,
    principalKobo,
    expectedKobo,
  }: { investorsKobo: number; principalKobo: number; expectedKobo: number },
  daysAfterTerm: number,
): Result => {
  if (investorsKobo < principalKobo) return 'lost';
  if (investorsKobo < expectedKobo) return 'short';
  return daysAfterTerm > graceDays ? 'late' : 'paid';
};
