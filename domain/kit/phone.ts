/** Marks people write between digits: spaces, hyphens of any kind, dots, slashes and brackets. */
const betweenDigits = /[\s\-./()\u2010-\u2015]/g;

/** The longest number with its marks and extension; what is longer is another kind of text and not worth reading. */
const maxLength = 40;

const extension = /(?:ext|extension|x|#)[.\s]{0,9}\d{1,6}$/i;

/** Ten digits with or without the trunk 0 (mobile, or fixed lines that start 20), or a 0800 or 0700 service number. */
const nigerian = /^(?:0[2-9]\d{9}|[789]\d{9}|0?[78]00\d{7,11})$/;

/** Ten digits after 234, where people also leave the 0 in: +234 (0) 802 123 4567. */
const afterCountryCode = /^0?(?:[2-9]\d{9}|[78]00\d{7,11})$/;

/** The Arabic-Indic digits stand in their blocks with the value in the last four bits. */
const toAsciiDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/** Digits in one form, with the letter O typed for a leading zero mended, marks and an extension left out. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toAsciiDigit)
    .replace(extension, '')
    .replace(/^[oO](?=\d)/, '0')
    .replace(/^\uff0b/, '+')
    .replace(betweenDigits, '');

/**
 * Whether a text could be a telephone number: a quick hint while people type, without the table of number ranges. A
 * number without a country is read as Nigerian; `+` or 009 (dialling out of Nigeria) begin an international one. The
 * server decides with the full table, so a number that passes here may still be refused there.
 */
export const looksLikePhone = (text: string): boolean => {
  if (text.length > maxLength) return false;
  const digits = bare(text);
  const international = /^(?:\+|009)([1-9]\d{7,14})$/.exec(digits)?.[1] ?? '';
  if (international !== '') return !international.startsWith('234') || afterCountryCode.test(international.slice(3));
  if (digits.startsWith('234') && afterCountryCode.test(digits.slice(3))) return true;
  return nigerian.test(digits);
};

/** A number for the screen that keeps its last three digits alone: '•••567'; nothing of a text too short to hide. */
export const maskPhone = (e164: string): string => `•••${e164.length < 7 ? '' : e164.slice(-3)}`;
