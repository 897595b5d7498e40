import type { Product } from '@shuka/domain/loans';

/** What is typed of a loan while it is asked for; null for what is no amount yet. */
export type TypedLoan = { readonly principalKobo: number | null; readonly instalments: number };

/** Whether a product lends so much in so many instalments. */
export const isWithin = <T extends TypedLoan>(product: Product, typed: T): typed is T & { principalKobo: number } =>
  typed.principalKobo !== null &&
  typed.principalKobo >= product.leastKobo &&
  typed.principalKobo <= product.mostKobo &&
  Number.isInteger(typed.instalments) &&
  typed.instalments >= product.leastInstalments &&
  typed.instalments <= product.mostInstalments;
