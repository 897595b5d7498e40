import { addDays } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import type { Availability, BudgetLine, IssuerSize, MilestoneDraft, OfferState, OfferTerms } from './model.ts';
import limits from './limits.json' with { type: 'json' };

/** Who moves an offer on. `house`: a rule, when time has come; `second`: an admin who did not say that it is finished. */
export type OfferMover = 'promoter' | 'verifier' | 'admin' | 'closer' | 'house' | 'second';

/** The whole life of an offer: which states follow on which, and who may move it. */
const moves: readonly (readonly [from: OfferState, to: OfferState, by: readonly OfferMover[]])[] = [
  ['draft', 'submitted', ['promoter']],
  ['draft', 'withdrawn', ['promoter']],
  ['submitted', 'draft', ['promoter', 'verifier', 'admin']],
  ['submitted', 'checked', ['verifier']],
  ['submitted', 'withdrawn', ['promoter', 'admin']],
  ['checked', 'draft', ['admin']],
  ['checked', 'published', ['admin']],
  ['checked', 'withdrawn', ['promoter', 'admin']],
  ['published', 'closed', ['closer', 'admin', 'house']],
  ['closed', 'running', ['house']],
  ['closed', 'unfunded', ['house', 'admin']],
  ['running', 'harvested', ['verifier', 'admin']],
  ['harvested', 'running', ['admin']],
  ['harvested', 'settled', ['second']],
];

/** Whether somebody of that kind may bring an offer from one state to another. */
export const canMoveOffer = (from: OfferState, to: OfferState, by: OfferMover): boolean =>
  moves.some((one) => one[0] === from && one[1] === to && one[2].includes(by));

const sumOf = (lines: readonly { readonly amountKobo: number }[]): number =>
  lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0);

const isRising = (milestones: readonly MilestoneDraft[]): boolean =>
  milestones.every(({ dueOn }, place) => place === 0 || dueOn >= (milestones[place - 1]?.dueOn ?? ''));

const hasTwice = (budget: readonly BudgetLine[]): boolean =>
  new Set(budget.map(({ line }) => line)).size < budget.length;

/** The last day of the term. A month without that day ends on its last one. */
export const endOf = ({ startsOn, durationMonths }: Pick<OfferTerms, 'startsOn' | 'durationMonths'>): string => {
  const [year = 0, month = 1, dayOfMonth = 1] = startsOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + durationMonths, 0)).getUTCDate();
  const ends = new Date(Date.UTC(year, month - 1 + durationMonths, Math.min(dayOfMonth, last)));
  return ends.toISOString().slice(0, 10);
};

/**
 * Whether the terms hold together: what the season costs is what is asked for, and so are all milestones together.
 * @param today the day in Nigeria. @throws Problem `invalid` with the field that is wrong.
 */
export const checkTerms = (terms: OfferTerms, today: string): void => {
  const { goalKobo, leastKobo, closesOn, startsOn, budget, milestones, insurance, insuranceWords } = terms;
  if (leastKobo > goalKobo) throw refusedField('terms.leastKobo', 'investments.leastAboveGoal');
  if (closesOn <= today) throw refusedField('terms.closesOn', 'investments.closesOnPast');
  if (closesOn > addDays(today, 366)) throw refusedField('terms.closesOn', 'investments.closesOnFar');
  if (startsOn < closesOn) throw refusedField('terms.startsOn', 'investments.startsBeforeClosing');
  if (startsOn > addDays(closesOn, 366)) throw refusedField('terms.startsOn', 'investments.startsFar');
  if (hasTwice(budget)) throw refusedField('terms.budget', 'investments.budgetTwice');
  if (sumOf(budget) !== goalKobo) throw refusedField('terms.budget', 'investments.budgetSum');
  if (sumOf(milestones) !== goalKobo) throw refusedField('terms.milestones', 'investments.milestonesSum');
  if (!isRising(milestones)) throw refusedField('terms.milestones', 'investments.milestonesOrder');
  if (insurance !== 'none' && insuranceWords === '')
    throw refusedField('terms.insuranceWords', 'investments.insuranceWordsRequired');
};

type Room = {
  readonly state: OfferState;
  readonly goalKobo: number;
  readonly takenKobo: number;
  readonly closesOn: string;
};

/** Available above a quarter of the goal still open, Low below it, Closed when full, expired or closed by hand. */
export const availabilityOf = ({ state, goalKobo, takenKobo, closesOn }: Room, today: string): Availability => {
  const open = goalKobo - takenKobo;
  if (state !== 'published' || open <= 0 || closesOn < today) return 'closed';
  return open * 10_000 > goalKobo * limits.house.lowBelowBasisPoints ? 'available' : 'low';
};

/** The most an issuer of a size may raise in twelve months, in kobo. */
export const mostRaisedKobo: Readonly<Record<IssuerSize, number>> = limits.mostRaisedKobo;

/** Whether an issuer may raise this much more: what it raised in twelve months and this goal stay within its size's cap. */
export const isWithinCap = (size: IssuerSize, raisedKobo: number, goalKobo: number): boolean =>
  raisedKobo + goalKobo <= limits.mostRaisedKobo[size];

/** How old the visit may be that a verdict on an offer stands on. */
export const visitNotOlderThanDays = limits.house.visitNotOlderThanDays;

/** How long the law asks for what an investor said of themselves, after their account was erased. */
export const { keptYearsAfterErasure } = limits.investorFiles;

/** An offer's number as people say it. */
export const offerNumberOf = (number: number): string => `#AF${number}`;

/** Whether somebody holds most of an offer: more than half of what it asks for. */
export const isMostOfIt = (heldKobo: number, goalKobo: number): boolean => heldKobo * 2 > goalKobo;
