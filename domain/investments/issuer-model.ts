import * as z from 'zod/mini';
import { base64 } from '#kit/base64.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { issuerSizes } from './model.ts';

/** A paper travels inside its act as a picture, in base64. */
export const mostPaperBytes = 163_840;

const paper = base64(mostPaperBytes, 'investments.paperRequired', 'investments.paperTooLarge');

const size = z.enum(issuerSizes, 'investments.issuerSizeRequired');

/** What an admin says of an issuer: a company's size, its number at the Corporate Affairs Commission, and the paper. */
export const issuerDraft = z.strictObject({
  id,
  size,
  company: requiredText('investments.companyRequired', 160),
  /** As the Commission writes it: RC1234567, BN1234567. */
  cacNumber: z
    .string('investments.cacRequired')
    .check(z.regex(/^(RC|BN|IT|LP|LLP)[0-9]{3,9}$/, 'investments.cacRequired')),
  paper,
  /** Where the figures come from that make it this size, and of which day they are. */
  source: requiredText('investments.sizeSourceRequired', 300),
  notedOn: day('investments.notedOnRequired'),
  reason: requiredText('investments.reasonRequired', 500),
});

export type IssuerDraft = z.output<typeof issuerDraft>;

export const issuerWord = z.strictObject({
  id,
  size,
  company: z.string(),
  cacNumber: z.string(),
  source: z.string(),
  notedOn: z.string(),
  reason: z.string(),
  proposedById: id,
  proposedByName: z.string(),
  proposedAt: z.string(),
  /** Null while a second admin has not looked at it. */
  isConfirmed: z.nullable(z.boolean()),
  decisionReason: optionalText(500),
  decidedByName: z.string(),
  decidedAt: z.nullable(z.string()),
});

export type IssuerWord = z.output<typeof issuerWord>;
