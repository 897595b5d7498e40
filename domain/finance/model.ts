import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';

export const entryKinds = ['income', 'expense'] as const;

export type EntryKind = (typeof entryKinds)[number];

const incomeCategories = ['produce-sale', 'by-product', 'subsidy', 'other-income'] as const;

/** What is spent on a crop itself. Work of the family has a value but takes no cash. */
export const directCategories = [
  'seed',
  'labour',
  'fertiliser',
  'herbicide',
  'pesticide',
  'other-input',
  'family-labour',
] as const;

/** What is spent whatever grows. */
const overheadCategories = [
  'transport',
  'storage',
  'land-rent',
  'equipment',
  'loan-interest',
  'tax',
  'other-overhead',
] as const;

export const categories = [...incomeCategories, ...directCategories, ...overheadCategories] as const;

export type Category = (typeof categories)[number];

export const categoriesOf = {
  income: incomeCategories,
  expense: [...directCategories, ...overheadCategories],
} as const satisfies Record<EntryKind, readonly Category[]>;

/** All amounts of one book together stay below this, so that every sum of it is a safe integer. In kobo. */
export const mostKobo = 9_000_000_000_000_000;

/** What a person says of one move of money, or of work that has a value. */
export const entryDetails = z.strictObject({
  farmId: z.nullable(id),
  /** A season belongs to a farm, so it comes with one. */
  seasonId: z.nullable(id),
  kind: z.enum(entryKinds, 'finance.kindRequired'),
  category: z.enum(categories, 'finance.categoryRequired'),
  description: optionalText(200),
  amountKobo: z
    .int('finance.amountRequired')
    .check(z.gte(1, 'finance.amountRequired'), z.lte(mostKobo, 'finance.amountTooLarge')),
  happenedOn: day('finance.dayRequired'),
});

export type EntryDetails = z.output<typeof entryDetails>;

/** `keeperId` is the farmer whose book it is; a manager in whose care they are may write it for them. */
export const entryDraft = z.strictObject({ id, keeperId: id, ...entryDetails.shape });

export type EntryDraft = z.output<typeof entryDraft>;

export const entry = z.strictObject({
  ...entryDraft.shape,
  /** The report that wrote this entry into the book. */
  reportId: z.nullable(id),
  /** The entry that this one takes the place of. */
  corrects: z.nullable(id),
  /** Takes the place of the one it corrects with nothing. */
  isCancelled: z.boolean(),
  createdAt: z.string(),
});

export type Entry = z.output<typeof entry>;

export const entryRows = rowType<Entry>('entry', entry);
