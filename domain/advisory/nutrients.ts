/*
 * Kilograms of nutrients in two ways of saying them: as elements, in which soil science counts, and as oxides, in which
 * bags are labelled. 60 kg of P is 137 kg of P2O5: so each is a type of its own, and one becomes the other here alone.
 */
import data from './fertilisers.json' with { type: 'json' };

/** A plain number may be said to be any; one that is said to be P is not taken for P2O5. */
type Kilograms<Of extends string> = number & { readonly of?: Of };

export type Elements = {
  readonly n: Kilograms<'N'>;
  readonly p: Kilograms<'P'>;
  readonly k: Kilograms<'K'>;
};

/** As on a bag: N-P2O5-K2O. Nitrogen is said as the element in both. */
export type Oxides = {
  readonly n: Kilograms<'N'>;
  readonly p2o5: Kilograms<'P2O5'>;
  readonly k2o: Kilograms<'K2O'>;
};

const { phosphorusInPhosphate, potassiumInPotash } = data;

export const elementsOf = ({ n, p2o5, k2o }: Oxides): Elements => ({
  n,
  p: p2o5 * phosphorusInPhosphate,
  k: k2o * potassiumInPotash,
});

export const oxidesOf = ({ n, p, k }: Elements): Oxides => ({
  n,
  p2o5: p / phosphorusInPhosphate,
  k2o: k / potassiumInPotash,
});
