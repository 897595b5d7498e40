import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/** What nobody may do with other people's real money without a licence of the state. */
export const trades = ['investing', 'wallets', 'lending', 'insurance', 'warehouse-receipts'] as const;

export type Trade = (typeof trades)[number];

export const trade = z.enum(trades, 'licence.tradeRequired');

/** A licence as its paper has it; without `validUntil` it holds until it is withdrawn. Both days count. */
export const licenceDetails = z.strictObject({
  holder: requiredText('licence.holderRequired', 160),
  number: requiredText('licence.numberRequired', 80),
  issuer: requiredText('licence.issuerRequired', 160),
  validFrom: day('licence.fromRequired'),
  validUntil: z.nullable(day('licence.untilWrong')),
});

export type LicenceDetails = z.output<typeof licenceDetails>;

/** `version` counts what was said of a trade, from 1. */
export const licence = z.strictObject({ trade, ...licenceDetails.shape, version: z.int() });

export type Licence = z.output<typeof licence>;

/** One word on a trade: a licence, or null where all that was said before is withdrawn; with who said it, when and why. */
export const licenceWord = z.strictObject({
  trade,
  version: z.int(),
  licence: z.nullable(licenceDetails),
  reason: z.string(),
  saidAt: z.string(),
  by: id,
});

export type LicenceWord = z.output<typeof licenceWord>;
