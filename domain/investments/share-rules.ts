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

/**
 * Shares out a sum by the parts' amounts, to the kobo: what is left over by rounding down goes, a kobo each, to those who
 * lost most by it, the earlier id first. Together always the sum.
 * @throws RangeError for parts that are nothing together, or a sum below nothing.
 */
export const shareOut = (sumKobo: number, parts: readonly Part[]): Map<string, number> => {
  const whole = parts.reduce((sum, { amountKobo }) => sum + BigInt(amountKobo), 0n);
  if (sumKobo < 0 || (whole <= 0n && sumKobo > 0)) throw new RangeError('nothing to share by');
  if (sumKobo === 0) return new Map(parts.map(({ id }) => [id, 0]));
  const exact = parts.map(({ id, amountKobo }) => {
    const product = BigInt(sumKobo) * BigInt(amountKobo);
    return { id, kobo: product / whole, rest: product % whole };
  });
  const given = exact.reduce((sum, { kobo }) => sum + kobo, 0n);
  const order = exact.toSorted((a, b) => (a.rest === b.rest ? (a.id < b.id ? -1 : 1) : a.rest > b.rest ? -1 : 1));
  const more = new Set(order.slice(0, Number(BigInt(sumKobo) - given)).map(({ id }) => id));
  return new Map(exact.map(({ id, kobo }) => [id, Number(kobo) + (more.has(id) ? 1 : 0)]));
};

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
    farmer: () => left,
  };
  for (const step of waterfalls.orders.find((order) => order.name === name)?.steps ?? []) {
    const paid = Math.min(left, claims[step]?.() ?? 0);
    if (step === 'principal' || step === 'return') investorsKobo += paid;
    left -= paid;
  }
  return { investorsKobo, farmerKobo: unspentKobo + proceedsKobo - investorsKobo };
};

export const results = ['paid', 'late', 'short', 'lost'] as const;

export type Result = (typeof results)[number];

const graceDays = badNews.rules.find(({ kind }) => kind === 'result-overdue')?.days ?? 0;

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
