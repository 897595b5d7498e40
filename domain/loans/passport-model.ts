import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import limits from './passport-limits.json' with { type: 'json' };

/** How long a credit passport is open at most, and the like; data, with their source and date. */
export const passportLimits = limits;

/** Counts the text that farmers agree to when they open a passport: `passport.agree` in the catalogues. */
export const passportTextVersion = 1;

/** What a farmer may let a lender see, each on its own. */
export const passportParts = ['land', 'seasons', 'book', 'loans'] as const;

export type PassportPart = (typeof passportParts)[number];

const someDays = z
  .int('passport.daysRequired')
  .check(z.refine((days) => limits.days.value.includes(days), 'passport.daysRequired'));

/** Whom a farmer lets see what, and for how many days. */
export const passportDraft = z.strictObject({
  id,
  lender: requiredText('passport.lenderRequired', 160),
  parts: z
    .array(z.enum(passportParts))
    .check(z.minLength(1, 'passport.partsRequired'), z.maxLength(passportParts.length, 'passport.partsRequired')),
  days: someDays,
  hasAgreed: z.literal(true, 'passport.agreeRequired'),
});

export type PassportDraft = z.output<typeof passportDraft>;

/** A credit passport as its farmer sees it: whom it is for, and each look at it. */
export const passport = z.strictObject({
  id,
  lender: z.string(),
  parts: z.array(z.enum(passportParts)),
  openedAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  viewCount: z.int(),
  /** The last looks, the newest first. */
  views: z.array(z.string()),
  /** What opens it; null once it is over. */
  token: z.nullable(z.string()),
});

export type Passport = z.output<typeof passport>;

const passportFarm = z.strictObject({
  /** Its name, as a text: a public page loads no list of states. */
  state: z.string(),
  lga: z.string(),
  /** Of each plot; null for one that nobody measured. */
  plots: z.array(z.nullable(z.number())),
});

const passportSeason = z.strictObject({
  crop: z.string(),
  plantedOn: z.string(),
  endedOn: z.nullable(z.string()),
  hectares: z.nullable(z.number()),
  kilograms: z.number(),
  kilogramsPerHectare: z.nullable(z.number()),
});

const passportLoan = z.strictObject({
  productName: z.string(),
  principalKobo: z.int(),
  disbursedOn: z.string(),
  isRepaid: z.boolean(),
  /** Whether the lender counts it as lost, and whether it goes on for another, by another plan after a disaster. */
  isWrittenOff: z.boolean(),
  isRestructured: z.boolean(),
  paidKobo: z.int(),
  leftKobo: z.int(),
  overdueKobo: z.int(),
  daysLate: z.int(),
});

const bookYear = z.strictObject({ year: z.int(), incomeKobo: z.int(), expenseKobo: z.int() });

/**
 * What a lender sees: of land the LGA alone, no phone number and no other person. A part is null that its farmer did not
 * agree to show; money in kobo.
 */
export const passportView = z.strictObject({
  name: z.string(),
  lender: z.string(),
  openedAt: z.string(),
  expiresAt: z.string(),
  memberSince: z.string(),
  farms: z.nullable(z.array(passportFarm)),
  seasons: z.nullable(z.array(passportSeason)),
  book: z.nullable(z.array(bookYear)),
  loans: z.nullable(z.array(passportLoan)),
});

export type PassportView = z.output<typeof passportView>;
