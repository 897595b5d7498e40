import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { isRestricted, lastDigitOf, numberFault } from './code-digits.ts';

/** The shortest and the longest prefix GS1 gives a company (General Specifications, section 1.4.4). */
const prefix = z.string('codes.prefixWrong').check(
  z.trim(),
  z.regex(/^\d{4,12}$/, 'codes.prefixWrong'),
  z.refine((text) => !isRestricted(text), 'codes.prefixRestricted'),
);

const gln = z.string('codes.glnWrong').check(
  z.trim(),
  z.refine((text) => text === '' || numberFault('gln', text) === null, 'codes.glnWrong'),
);

/** What a company says of its licence, with what can be asked of GS1 to see that it is so. */
export const gs1Licence = z.strictObject({
  prefix,
  /** Empty where the company has no number for its place. */
  gln,
  /** Whom the licence names. */
  holder: requiredText('codes.holderRequired', 120),
  /** The number of the licence or of the certificate. */
  licence: requiredText('codes.licenceRequired', 80),
  licensedUntil: day('codes.licensedUntilRequired'),
});

export type Gs1Licence = z.output<typeof gs1Licence>;

export const gs1Word = z.strictObject({ ...gs1Licence.shape, id, version: z.int(), at: z.string() });

export type Gs1Word = z.output<typeof gs1Word>;

/** Whether a GTIN of any length was made from a prefix: what stands before the item, and before the prefix the indicator of a case. */
export const isOfPrefix = (gtin: string, prefixDigits: string): boolean => {
  const whole = gtin.padStart(14, '0').slice(1);
  return numberFault('gtin-14', gtin.padStart(14, '0')) === null && whole.startsWith(prefixDigits);
};

/** Whether a licence holds on a day. */
export const isLicensed = (licence: Pick<Gs1Licence, 'licensedUntil'> | null, today: string): boolean =>
  licence !== null && licence.licensedUntil >= today;

/** The digits of an SSCC behind its prefix and before its check digit. */
const serialDigits = (prefixDigits: string): number => 16 - prefixDigits.length;

/**
 * The number of a logistic unit: the extension digit 0, the prefix, the company’s own count, the check digit.
 * @param number from 1, at most as many as the prefix leaves room for.
 * @throws RangeError where it leaves none.
 */
export const ssccOf = (prefixDigits: string, number: number): string => {
  const room = serialDigits(prefixDigits);
  const serial = String(number);
  if (number < 1 || serial.length > room) throw new RangeError('no room for another SSCC');
  const digits = `0${prefixDigits}${serial.padStart(room, '0')}`;
  return `${digits}${lastDigitOf(digits)}`;
};

/** Pallets, crates, sacks in one net: what is labelled and moved as one. */
export const logisticUnit = z.strictObject({
  id,
  number: z.int(),
  /** Empty where the company had no licence when it was made. */
  sscc: z.string(),
  says: z.string(),
  /** What it is called in events and in its QR code. */
  link: z.string(),
  madeAt: z.string(),
});

export type LogisticUnit = z.output<typeof logisticUnit>;
