import type { HoldingState, HoldingStatus } from './holding-model.ts';
import { partOf } from './share-rules.ts';
import limits from './limits.json' with { type: 'json' };

const next: Readonly<Record<HoldingState, readonly HoldingState[]>> = {
  interest: ['cancelled'],
  pledged: ['paid', 'cancelled', 'expired'],
  paid: ['active', 'cancelled', 'refunded'],
  active: ['completed'],
  completed: [],
  cancelled: [],
  expired: [],
  refunded: [],
};

export const canMoveHolding = (from: HoldingState, to: HoldingState): boolean => next[from].includes(to);

const statuses: Readonly<Record<HoldingState, HoldingStatus>> = {
  interest: 'pending',
  pledged: 'pending',
  paid: 'pending',
  active: 'active',
  completed: 'completed',
  cancelled: 'ended',
  expired: 'ended',
  refunded: 'ended',
};

export const statusOf = (state: HoldingState): HoldingStatus => statuses[state];

/** What the states of a status are, for lists. */
export const statesOf = (status: HoldingStatus): HoldingState[] =>
  (Object.keys(statuses) as HoldingState[]).filter((state) => statuses[state] === status);

/** With the return that is hoped for over the whole duration; a part of a kobo is never promised. */
export const expectedOf = (amountKobo: number, roiBasisPoints: number): number =>
  amountKobo + partOf(amountKobo, roiBasisPoints);

/** The hoped-for return as a yearly figure beside that of the whole duration, in basis points; simple, not compounded. */
export const yearlyBasisPoints = (roiBasisPoints: number, durationMonths: number): number =>
  Math.round((roiBasisPoints * 12) / durationMonths);

/**
 * What an investor may still put in within twelve months: a tenth of the yearly income of a retail investor (SEC Nigeria,
 * Rules on Crowdfunding 2021); null for those the rule does not bind. Never below nothing.
 */
export const leftOfLimit = (
  file: { readonly type: string; readonly yearlyIncomeKobo: number | null },
  investedKobo: number,
): number | null => {
  if (file.type !== 'retail') return null;
  return Math.max(0, partOf(file.yearlyIncomeKobo ?? 0, limits.retailShareBasisPoints) - investedKobo);
};

/** How long room is kept for a pledge, and how long money that was paid may be taken back. */
export const { payWithinHours, coolingOffHours } = limits.house;

const hourMillis = 3_600_000;

/** Until when room is kept for a pledge that is not paid. */
export const payByOf = (pledgedAt: Date): Date =>
  new Date(pledgedAt.getTime() + limits.house.payWithinHours * hourMillis);

/** Until when money that was put in may be taken back without a reason. */
export const coolingUntilOf = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + limits.house.coolingOffHours * hourMillis);

/** Since when what was put in counts against the limit: the same day and hour a year before. */
export const limitSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - 1);
  return since;
};

/** What a pledge that is made today is held to. */
export const holdingLimits = {
  dataVersion: limits.version,
  leastKobo: limits.house.leastPledgeKobo,
} as const;

/** Whether somebody puts money into what is their own: they are its farmer, its promoter or its verifier. */
export const isOwnOffer = (
  investorId: string,
  sides: { readonly keeperId: string; readonly promoterId: string; readonly verifierId: string | null },
): boolean => [sides.keeperId, sides.promoterId, sides.verifierId].includes(investorId);
