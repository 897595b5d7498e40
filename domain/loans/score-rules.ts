import * as z from 'zod/mini';
import weights from './score.json' with { type: 'json' };

/** What the records of a farmer say on the day a loan is asked for; money in kobo. */
export type ScoreFacts = {
  readonly plots: number;
  readonly harvests: number;
  readonly incomeKobo: number;
  readonly repaidLoans: number;
  readonly lateLoans: number;
};

const scoreFactors = ['land', 'harvests', 'income', 'repaid', 'late'] as const;

/** One reason for a score: what the records say (`value`, a count or kobo) and what it adds. */
const scoreFactor = z.strictObject({
  name: z.enum(scoreFactors),
  value: z.int(),
  points: z.int(),
  most: z.int(),
});

export const loanScore = z.strictObject({
  points: z.int(),
  most: z.int(),
  version: z.int(),
  factors: z.array(scoreFactor),
});

export type LoanScore = z.output<typeof loanScore>;

/**
 * What a loan of somebody has who stopped scores (NDPA 2023, ss. 36 and 37): none was reckoned, and people look without it. It is
 * told from a low one by having nothing it could reach.
 */
export const noScore: LoanScore = { points: 0, most: 0, version: weights.version, factors: [] };

export const isScored = ({ most }: LoanScore): boolean => most > 0;

const ofIncome = (incomeKobo: number, principalKobo: number): number => {
  if (incomeKobo >= principalKobo * 2) return weights.incomeWhole;
  return incomeKobo >= principalKobo ? weights.incomeHalf : 0;
};

/**
 * What speaks for a loan, each reason on its own so that it can be said in words. It decides nothing: people do, and they see
 * every factor. Weights are data. @see score.json
 */
export const scoreOf = (facts: ScoreFacts, principalKobo: number): LoanScore => {
  const { plots, harvests, incomeKobo, repaidLoans, lateLoans } = facts;
  const factors = [
    { name: 'land', value: plots, points: plots > 0 ? weights.land : 0, most: weights.land },
    {
      name: 'harvests',
      value: harvests,
      points: Math.min(harvests, weights.mostHarvests) * weights.harvest,
      most: weights.mostHarvests * weights.harvest,
    },
    { name: 'income', value: incomeKobo, points: ofIncome(incomeKobo, principalKobo), most: weights.incomeWhole },
    {
      name: 'repaid',
      value: repaidLoans,
      points: repaidLoans > 0 ? weights.repaidBefore : 0,
      most: weights.repaidBefore,
    },
    { name: 'late', value: lateLoans, points: lateLoans > 0 ? 0 : weights.noneLate, most: weights.noneLate },
  ] as const;
  const sum = (of: 'points' | 'most'): number => factors.reduce((total, factor) => total + factor[of], 0);
  return { points: sum('points'), most: sum('most'), version: weights.version, factors: [...factors] };
};
