import { partOf } from './fraction.ts';
import type { ProductTerms } from './product-model.ts';

const squareMetresOfHectare = 10_000;

/** An amount a hectare, for so much land, rounded to the kobo. */
export const forLand = (koboPerHectare: number, squareMetres: number): number =>
  partOf(koboPerHectare, squareMetres, squareMetresOfHectare);

/** What a cover of so much land is for and what it costs, in kobo: the subsidy is what others pay of the premium. */
type Amounts = {
  readonly sumKobo: number;
  readonly premiumKobo: number;
  readonly subsidyKobo: number;
  readonly ownKobo: number;
};

type Rates = Pick<ProductTerms, 'sumKoboPerHectare' | 'premiumKoboPerHectare' | 'subsidyPercent'>;

export const amountsOf = (terms: Rates, squareMetres: number): Amounts => {
  const premiumKobo = forLand(terms.premiumKoboPerHectare, squareMetres);
  const subsidyKobo = partOf(premiumKobo, terms.subsidyPercent, 100);
  const sumKobo = forLand(terms.sumKoboPerHectare, squareMetres);
  return { sumKobo, premiumKobo, subsidyKobo, ownKobo: premiumKobo - subsidyKobo };
};
