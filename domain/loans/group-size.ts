import * as z from 'zod/mini';
import limits from './group.json' with { type: 'json' };

/** How many may stand for each other, and which text they agree to; data, with its source and date. */
export const groupLimits = limits;

const size = z
  .int('loans.groupSizeWrong')
  .check(z.gte(limits.least, 'loans.groupSizeWrong'), z.lte(limits.most, 'loans.groupSizeWrong'));

/** How many members a product for groups asks for; a product without is for one person. */
export const groupSize = z
  .strictObject({ least: size, most: size })
  .check(z.refine(({ least, most }) => most >= least, { error: 'loans.mostBelowLeast', path: ['most'] }));

export type GroupSize = z.output<typeof groupSize>;

/** Whether a product is for groups: nobody is given it alone. */
export const isForGroup = (members: GroupSize | null | undefined): members is GroupSize =>
  members !== null && members !== undefined;
