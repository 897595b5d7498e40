import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant, requiredText } from '#kit/text.ts';
import type { PriceKind } from './price-model.ts';

/** Whose lists of prices are read. */
const feedSources = ['wfp', 'fews-net'] as const;

export type FeedSource = (typeof feedSources)[number];

/** Why a line of a list was left out. */
export const feedFaults = [
  'broken-line',
  'not-nigeria',
  'not-naira',
  'no-price',
  'no-day',
  'future-day',
  'no-unit',
  'no-state',
  'no-name',
  'no-kind',
  'forecast',
  'twice',
] as const;

export type FeedFault = (typeof feedFaults)[number];

/** One price of a list: of so much of one thing, at one market, on one day. */
export type PriceLine = {
  readonly market: string;
  readonly stateCode: string;
  /** Empty where the list names none. */
  readonly lga: string;
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
  readonly goods: string;
  readonly kind: PriceKind;
  readonly day: string;
  readonly unit: string;
  readonly unitGrams: number;
  readonly amountKobo: number;
};

/** The longest list that is read at once: a country's of twenty years. */
export const mostListLines = 100_000;
export const mostListLetters = 16_000_000;

export const importDraft = z.strictObject({
  id,
  fileName: requiredText('prices.fileRequired', 120),
  /** The file as it is. */
  text: z
    .string('prices.fileRequired')
    .check(z.minLength(1, 'prices.fileRequired'), z.maxLength(mostListLetters, 'prices.fileTooLong')),
});

/** Lines that were left out for one reason: how many, and which, as '2-14, 18'; `unnamed` of them are not in `lines`. */
export const leftOut = z.strictObject({
  reason: z.enum(feedFaults),
  count: z.int(),
  lines: z.string(),
  unnamed: z.int(),
});

export type LeftOut = z.output<typeof leftOut>;

/** What became of the lines of a list: each was added, changed a price, was known, or was left out. */
export const priceImport = z.strictObject({
  id,
  fileName: z.string(),
  source: z.enum(feedSources),
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  known: z.int(),
  leftOut: z.array(leftOut),
  importedAt: instant,
});

export type PriceImport = z.output<typeof priceImport>;
