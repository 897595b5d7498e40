/** '1,200' or '0.75': grams in kilograms as people read them. */
export const kilogramsText = (grams: number): string =>
  (grams / 1000).toLocaleString('en-NG', { maximumFractionDigits: 3 });

/** What is typed in kilograms, in whole grams; NaN for no number. */
export const gramsTyped = (typed = ''): number => {
  const plain = typed.trim();
  if (!/^\d+(\.\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$|^\.\d+$/.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replaceAll(',', '')) * 1000);
};

/** A whole number as it was typed; NaN for none. */
export const wholeTyped = (typed = ''): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
