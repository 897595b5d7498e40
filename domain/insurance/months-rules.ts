import { refusedField } from '#kit/problem.ts';
import type { MonthsIndex } from './product-model.ts';

/** The last day of a month, '2027-06' say. */
export const endOfMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const wholePercent = 100;

/**
 * Refuses months that are not in their order or do not make a hundred per cent together, and steps that are not from the
 * driest to the wettest, each paying less than the one before.
 * @throws Problem `invalid` beside the field.
 */
export const checkMonths = ({ months, steps }: Pick<MonthsIndex, 'months' | 'steps'>): void => {
  for (const [place, { month }] of months.entries())
    if (place > 0 && month <= (months[place - 1]?.month ?? ''))
      throw refusedField(`terms.index.months.${place}.month`, 'insurance.monthsOrder');
  if (months.reduce((sum, { weightPercent }) => sum + weightPercent, 0) !== wholePercent)
    throw refusedField(`terms.index.months.${months.length - 1}.weightPercent`, 'insurance.weightsNotHundred');
  for (const [place, { upToTenths, rateTenths }] of steps.entries()) {
    const before = steps[place - 1];
    if (before !== undefined && (upToTenths <= before.upToTenths || rateTenths >= before.rateTenths))
      throw refusedField(`terms.index.steps.${place}.upToTenths`, 'insurance.stepsOrder');
  }
};
