import { mostQuantity } from './cost-figures.ts';

const quantityText = /^(\d+|\d{1,3}([,\p{Zs}])\d{3}(?:\2\d{3})*)(?:\.(\d{1,3}))?$/u;

/**
 * Reads a quantity as typed ('2', '2.5', '1,250.125') on its digits alone. Null for anything else: more than three
 * decimals, a sign, '2,5' (it may mean 2.5 or 25), or more than a billion.
 */
export const parseQuantity = (text: string): number | null => {
  const [matched, whole = '', , decimals = ''] = quantityText.exec(text.trim()) ?? [];
  if (matched === undefined) return null;
  const quantity = Number(whole.replace(/\D/g, '') + decimals.padEnd(3, '0')) / 1000;
  return quantity <= mostQuantity ? quantity : null;
};
