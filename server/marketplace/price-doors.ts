/** Prices that other slices write: one that somebody sent, or many out of a list. */
export { withdrawListedPrices, writeListedPrices } from './listed-prices.ts';
export { writeSeenPrice } from './write-price.ts';
