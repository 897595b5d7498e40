import type { BorrowerFacts, Eligibility } from './eligibility-model.ts';

/** One condition of a product: whether the records meet it, what it asks for, and what they say; a number, or keys. */
export type ConditionAnswer = {
  readonly name: keyof Eligibility;
  readonly isMet: boolean;
  readonly needs: number | readonly string[];
  readonly has: number | readonly string[];
};

const shares = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

type Ask = (rule: Eligibility, facts: BorrowerFacts) => Omit<ConditionAnswer, 'name'> | null;

const atLeast = (needs: number | undefined, has: number): ReturnType<Ask> =>
  needs === undefined ? null : { isMet: has >= needs, needs, has };

const atMost = (needs: number | undefined, has: number): ReturnType<Ask> =>
  needs === undefined ? null : { isMet: has <= needs, needs, has };

const oneOf = (needs: readonly string[] | undefined, has: readonly string[]): ReturnType<Ask> =>
  needs === undefined ? null : { isMet: shares(needs, has), needs, has };

/** Each condition and what answers it, in the order they are read in. */
const asks: Readonly<Record<keyof Eligibility, Ask>> = {
  leastMonths: ({ leastMonths }, { months }) => atLeast(leastMonths, months),
  needsPhone: ({ needsPhone }, { isPhoneProved }) =>
    atLeast(needsPhone === true ? 1 : undefined, Number(isPhoneProved)),
  needsPlot: ({ needsPlot }, { plots }) => atLeast(needsPlot === true ? 1 : undefined, plots),
  leastHectares: ({ leastHectares }, { hectares }) => atLeast(leastHectares, hectares),
  mostHectares: ({ mostHectares }, { hectares }) => atMost(mostHectares, hectares),
  states: ({ states }, facts) => oneOf(states, facts.states),
  crops: ({ crops }, facts) => oneOf(crops, facts.crops),
  leastSeasons: ({ leastSeasons }, { seasons }) => atLeast(leastSeasons, seasons),
  mostDaysLate: ({ mostDaysLate }, { daysLate }) => atMost(mostDaysLate, daysLate),
};

const conditionNames = Object.keys(asks) as readonly (keyof Eligibility)[]; // the type of `asks` names them all

/** Every condition that a product asks for, with yes or no: whoever asks reads it before they ask. */
export const answerConditions = (rule: Eligibility | undefined, facts: BorrowerFacts): readonly ConditionAnswer[] =>
  conditionNames.flatMap((name) => {
    const answer = asks[name](rule ?? {}, facts);
    return answer === null ? [] : [{ name, ...answer }];
  });

/** The catalogue entries of what is missing where a condition is not met. */
export const missingWords = {
  leastMonths: 'loans.missingMonths',
  needsPhone: 'loans.missingPhone',
  needsPlot: 'loans.missingPlot',
  leastHectares: 'loans.missingLand',
  mostHectares: 'loans.tooMuchLand',
  states: 'loans.missingState',
  crops: 'loans.missingCrop',
  leastSeasons: 'loans.missingSeasons',
  mostDaysLate: 'loans.tooLate',
} as const satisfies Record<keyof Eligibility, string>;

/** Whole months from one day to another. */
export const monthsBetween = (from: string, to: string): number => {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number);
  return Math.max(0, (y2 - y1) * 12 + m2 - m1 - (d2 < d1 ? 1 : 0));
};
