import { parseNaira } from '@shuka/domain/kit/naira.ts';

/** Ten billion naira: beyond it somebody leans on a key. */
const mostKobo = 1_000_000_000_000;

const read = (text: string, shape: RegExp, times: number): number | null =>
  shape.test(text.trim()) ? Math.round(Number(text) * times) : null;

/** An amount above nothing, in kobo; this and the others give null for what is no such figure. */
export const koboTyped = (text: string): number | null => {
  const kobo = parseNaira(text);
  return kobo !== null && kobo > 0 && kobo <= mostKobo ? kobo : null;
};

/** A yearly rate in per cent, in millionths. */
export const ppmTyped = (text: string): number | null => read(text, /^\d{1,3}(\.\d{1,4})?$/, 10_000);

/** A count of months, of one at least. */
export const monthsTyped = (text: string): number | null => read(text, /^(?=.*[1-9])\d{1,3}$/, 1);

/** Millimetres with one decimal at most, in hundredths. */
export const hundredthsTyped = (text: string): number | null => read(text, /^\d{1,5}(\.\d)?$/, 100);

/** Whether a figure is still to be typed. */
export const isEmpty = (text: string): boolean => text.trim() === '';
