/* What is kept sealed: numbers of people, second factors, and how both are sealed anew. */
export { resealFactors, resealNumbers } from './reseal.ts';
export { codeAt, openFactor, sealFactor } from './second-factor.ts';
export { openNumber, sealNumber, twinHashOf } from './vault.ts';
