/** Money in whole kobo. A plain number, not a brand: JSON, zod and sums give plain numbers, and names say the unit. */
export type Kobo = number;

const koboPerNaira = 100;

/** Digits in threes from the right, by commas, as en-NG writes them. */
const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');

/**
 * '₦1,250,000', '₦1,250.50', '-₦20': the same in every language, since browsers lack the number rules of four of ours.
 * @throws RangeError for anything but a whole number of kobo below 2^53.
 */
export const formatNaira = (kobo: Kobo): string => {
  if (!Number.isSafeInteger(kobo)) throw new RangeError(`not a whole number of kobo: ${kobo}`);
  const size = Math.abs(kobo);
  const part = size % koboPerNaira;
  const naira = group(String((size - part) / koboPerNaira));
  return `${kobo < 0 ? '-' : ''}₦${naira}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`}`;
};

/** Naira with thousands apart by one kind of mark (a comma or a space of any width) or none, and at most two decimals. */
const nairaText = /^(?:₦|NGN|N)?\s*(\d+|\d{1,3}([,\p{Zs}])\d{3}(?:\2\d{3})*)(?:\.(\d{1,2}))?$/iu;

/**
 * Reads naira as typed ('1,250.50', '₦1250', 'N5,000', '1 250') into kobo, on the digits alone, never through a fraction.
 * Null for what is not such an amount: more than two decimals, a sign, an exponent, thousands marked wrongly
 * ('1,25' may mean 1.25 or 125), or 2^53 kobo and above.
 */
export const parseNaira = (text: string): Kobo | null => {
  const found = nairaText.exec(text.trim());
  if (found === null) return null;
  const [, naira, , decimals = ''] = found;
  const kobo = Number((naira as string).replace(/\D/g, '') + decimals.padEnd(2, '0')); // the pattern has found it
  return Number.isSafeInteger(kobo) ? kobo : null;
};
