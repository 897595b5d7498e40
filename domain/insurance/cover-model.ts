import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant } from '#kit/text.ts';
import { calculation } from './calculation-model.ts';
import { koboSum, payTimes, productTerms } from './product-model.ts';

/**
 * `unpaid`: begins once the premium is in. `active`: it holds. `lapsed`: the premium did not come before the window.
 * `left`: its farmer left it before the window. `settled`: a payout list took it.
 */
export const coverStates = ['unpaid', 'active', 'lapsed', 'left', 'settled'] as const;

export type CoverState = (typeof coverStates)[number];

/** What a settled cover came to: it paid, it owed nothing, or there was no index and the premium went back. */
export const outcomes = ['paid', 'nothing', 'no-data'] as const;

export type Outcome = (typeof outcomes)[number];

/** The version of the text that is read to a farmer whom a manager covers: when it pays, and what it may miss. */
export const coverTextVersion = 1 as const;

/** How a farmer said yes to a cover that their manager takes for them: face to face, or on the telephone. */
export const agreedWays = ['in-person', 'by-phone'] as const;

export type AgreedWay = (typeof agreedWays)[number];

export const coverConsent = z.strictObject({
  how: z.enum(agreedWays, 'insurance.agreedHowRequired'),
  textVersion: z.literal(coverTextVersion, 'field.wrong'),
});

export type CoverConsent = z.output<typeof coverConsent>;

export const cover = z.strictObject({
  id,
  keeperId: id,
  keeperName: z.string(),
  productId: id,
  version: z.int(),
  /** The terms it was bought on; they never change. */
  terms: productTerms,
  plotId: id,
  plotName: z.string(),
  lga: z.string(),
  /** The square of the grid whose rain counts. */
  cell: z.string(),
  squareMetres: z.int(),
  sumKobo: koboSum,
  premiumKobo: koboSum,
  subsidyKobo: koboSum,
  ownKobo: koboSum,
  payTime: z.enum(payTimes),
  isPractice: z.boolean(),
  state: z.enum(coverStates),
  /** When the farmer's part of the premium came in. */
  paidAt: z.nullable(instant),
  /** Whether a payout list has it and nobody decided on that yet: the list says what becomes of the premium. */
  isOnList: z.boolean(),
  outcome: z.nullable(z.enum(outcomes)),
  settledKobo: z.nullable(koboSum),
  settledAt: z.nullable(instant),
  enrolledAt: instant,
  /** Who took it for the farmer, and how the farmer said yes; empty and null where they did so themselves. */
  enrolledByName: z.string(),
  agreedHow: z.nullable(z.enum(agreedWays)),
  calculation,
});

export type Cover = z.output<typeof cover>;
