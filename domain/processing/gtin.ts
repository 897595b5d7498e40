/**
 * Whether a text is a number of GS1 for a thing that is sold (GTIN-13, as a bar code has it): thirteen digits, of which the
 * last is the check digit over the others, weighed 1 and 3 in turn.
 */
export const isGtin13 = (text: string): boolean => {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};
