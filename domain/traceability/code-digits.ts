/**
 * GS1’s numbers and how many digits each has: things sold (GTIN), places and parties (GLN), logistic units (SSCC). Source: GS1
 * General Specifications, section 7.9; the same check digit serves them all.
 */
export const numberLengths = { 'gtin-8': 8, 'gtin-12': 12, 'gtin-13': 13, 'gtin-14': 14, gln: 13, sscc: 18 } as const;

export type NumberKind = keyof typeof numberLengths;

/**
 * The last digit of a GS1 number over those before it: weighed 3 and 1 in turn from the right, up to the next ten.
 * @param digits all of the number but its last digit.
 */
export const lastDigitOf = (digits: string): string => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
};

/** Digits with a last one that is right over the others; of whatever length. */
export const hasRightCheckDigit = (text: string): boolean =>
  /^\d{2,}$/.test(text) && lastDigitOf(text.slice(0, -1)) === text.slice(-1);

/** Why a text is no number of this kind; null for one that is. */
export const numberFault = (kind: NumberKind, text: string): 'digits' | 'length' | 'check-digit' | null => {
  if (!/^\d*$/.test(text)) return 'digits';
  if (text.length !== numberLengths[kind]) return 'length';
  return hasRightCheckDigit(text) ? null : 'check-digit';
};

/** A GTIN of any length as the fourteen digits that links and element strings want: noughts stand before it. */
export const gtin14Of = (gtin: string): string => gtin.padStart(14, '0');

/** What begins a number that GS1 gives no one for the open world: of a company’s own use, or made up in a shop. */
const restricted = /^(2|02|04|05|98|99|977|978|979)/;

/** Whether a GTIN-13 is one that only its own company may use, on its own ground: it never stands in a code for others. */
export const isRestricted = (gtin13: string): boolean => restricted.test(gtin13);
