import { formatNumber } from '@shuka/domain/kit/calendar.ts';

/** Grams as whole kilograms; nothing for what is not weighed or not told. */
export const kilograms = (grams: number | null): string =>
  grams === null ? '' : formatNumber(Math.round(grams / 1000));
