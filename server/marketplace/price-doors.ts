/** Prices that other slices write, one that somebody sent or many out of a list, and the board as they read it. */
export { withdrawListedPrices, writeListedPrices } from './listed-prices.ts';
export { writeSeenPrice } from './write-price.ts';
export { pagePrices } from './list-prices.ts';
export { judgeListed } from './judge-price.ts';
