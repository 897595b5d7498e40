import { addDays } from '#kit/day.ts';
import { cropKey } from '#seasons';
import { bagsOf, fertilisers, givenBy, isCompound, mixFor, type Fertiliser, type Portion } from './fertilisers.ts';
import { elementsOf, oxidesOf, type Oxides } from './nutrients.ts';
import { feedingCrop, fedYield, nativeSupply, type Attainable, type FeedingSoil, type SoilTest } from './quefts.ts';
import data from './rates.json' with { type: 'json' };
import soilData from './soil-test.json' with { type: 'json' };
import type { ZoneKey } from './zones.ts';

type SaidRate = (typeof data.rates)[number];

const saidRate = (crop: string, zone: ZoneKey): SaidRate | undefined => {
  const ofCrop = data.rates.filter((one) => one.crop === crop);
  const isHere = ({ zones }: SaidRate): boolean => (zones as readonly string[]).includes(zone);
  return ofCrop.find(isHere) ?? ofCrop.find(({ zones }) => zones.length === 0);
};

const targetOf = ({ inElements, n, p, k }: SaidRate): Oxides =>
  inElements ? oxidesOf({ n, p, k }) : { n, p2o5: p, k2o: k };

/** What to buy of a product for the whole field. */
export type ToBuy = {
  readonly key: string;
  readonly name: string;
  readonly kilograms: number;
  readonly bagsExactly: number;
  readonly bags: number;
};

/** What to give in one go, and when; the days are null for a field of which nobody said when it was sown. */
export type Giving = {
  readonly fromDay: number;
  readonly toDay: number;
  readonly from: string | null;
  readonly until: string | null;
  readonly portions: readonly { readonly key: string; readonly name: string; readonly kilograms: number }[];
};

/** By which way the target was found. `none`: there is no rate with a source for this crop, so nothing is advised. */
type FeedingBasis = 'soil-test' | 'rate' | 'none';

export type FeedingPlan = {
  readonly basis: FeedingBasis;
  /** Kilograms a hectare of N, P2O5 and K2O. */
  readonly target: Oxides | null;
  readonly buy: readonly ToBuy[];
  readonly givings: readonly Giving[];
  /** Kilograms of harvest a hectare more than without, by QUEFTS; null without a soil test. */
  readonly gainKilograms: number | null;
  readonly source: string;
  readonly isEstimate: boolean;
};

export type FeedingAsk = {
  readonly crop: string;
  readonly zone: ZoneKey;
  readonly hectares: number;
  readonly sownOn: string | null;
  readonly soil: SoilTest | null;
};

const scaled = ({ n, p2o5, k2o }: Oxides, by: Oxides): Oxides => ({
  n: n * by.n,
  p2o5: p2o5 * by.p2o5,
  k2o: k2o * by.k2o,
});

const parts = soilData.triedParts.value;

/** Every way of giving none, a part or all of each nutrient. */
const tries: readonly Oxides[] = parts.flatMap((n) => parts.flatMap((p2o5) => parts.map((k2o) => ({ n, p2o5, k2o }))));

const total = ({ n, p2o5, k2o }: Oxides): number => n + p2o5 + k2o;

/**
 * The least of a rate that brings nearly as much as all of it on such a soil, by QUEFTS, and what it brings; null for a
 * crop the model has no figures for. A soil test never makes a rate larger than what trials gave.
 */
const trimmed = (crop: string, rate: Oxides, test: SoilTest): { target: Oxides; gain: number } | null => {
  const feeding = feedingCrop(crop);
  const said = soilData.attainable.crops.find((one) => one.crop === crop);
  if (feeding === undefined || said === undefined) return null;
  const soil: FeedingSoil = { supply: nativeSupply(test), recovery: soilData.recovery.value };
  const attainable: Attainable = { store: said.store, rest: said.rest, seasonDays: said.seasonDays };
  const yieldOf = (given: Oxides): number => fedYield(feeding, soil, elementsOf(given), attainable).yield;
  const bare = yieldOf({ n: 0, p2o5: 0, k2o: 0 });
  const most = yieldOf(rate);
  const forgone = Math.max((most - bare) * soilData.forgoneOfGain.value, said.store * soilData.forgoneOfYield.value);
  const [target] = tries
    .map((by) => scaled(rate, by))
    .filter((given) => yieldOf(given) >= most - forgone)
    .toSorted((one, other) => total(one) - total(other));
  const kept = target ?? rate;
  return { target: kept, gain: Math.max(0, yieldOf(kept) - bare) };
};

const toBuy = (portion: Portion): ToBuy => {
  const { exactly, whole } = bagsOf(portion);
  const { key, name } = portion.product;
  return { key, name, kilograms: portion.kilograms, bagsExactly: exactly, bags: whole };
};

/** Nitrogen alone is given when the crop stands; phosphorus and potassium alone must be in the soil before. */
const kindOf = (product: Fertiliser): string => {
  if (isCompound(product)) return 'compound';
  return product.n > 0 ? 'single' : 'first';
};

/** The parts of a rate on their days; what is given at no time of its own goes with the first part. */
const givingsOf = (rate: SaidRate, mix: readonly Portion[], sownOn: string | null): Giving[] =>
  rate.parts
    .map(({ gives, fromDay, toDay, part }, index) => {
      const isTimed = (kind: string): boolean => rate.parts.some((one) => one.gives === kind);
      const portionsOf = ({ product, kilograms }: Portion) => {
        const kind = kindOf(product);
        const held = isTimed(kind) ? (gives === kind ? part : 0) : Number(index === 0);
        return held === 0 ? [] : [{ key: product.key, name: product.name, kilograms: kilograms * held }];
      };
      return {
        fromDay,
        toDay,
        from: sownOn === null ? null : addDays(sownOn, fromDay),
        until: sownOn === null ? null : addDays(sownOn, toDay),
        portions: mix.flatMap(portionsOf),
      };
    })
    .filter(({ portions }) => portions.length > 0);

/** The compound a rate was tried with, and what is single: another compound would bring other parts at other times. */
const productsFor = ({ compound }: SaidRate, sold: readonly Fertiliser[]): Fertiliser[] =>
  sold.filter((product) => !isCompound(product) || product.key === compound);

const nothing = (source: string): FeedingPlan => ({
  basis: 'none',
  target: null,
  buy: [],
  givings: [],
  gainKilograms: null,
  source,
  isEstimate: false,
});

/**
 * What to give a crop on so much land, what to buy for it and when to give it: the rate of its zone, and where the soil
 * was tested no more of it than brings something. Nothing is advised where no source says a rate.
 */
export const feedingPlan = (ask: FeedingAsk, sold: readonly Fertiliser[] = fertilisers): FeedingPlan => {
  const crop = cropKey(ask.crop);
  const rate = saidRate(crop, ask.zone);
  if (rate === undefined) return nothing(data.note);
  const whole = targetOf(rate);
  const fitted = ask.soil === null ? null : trimmed(crop, whole, ask.soil);
  const target = fitted?.target ?? whole;
  const mix = (mixFor(target, productsFor(rate, sold)) ?? mixFor(target, sold) ?? []).map((portion) => ({
    ...portion,
    kilograms: portion.kilograms * ask.hectares,
  }));
  return {
    basis: fitted === null ? 'rate' : 'soil-test',
    target,
    buy: mix.map(toBuy),
    givings: givingsOf(rate, mix, ask.sownOn),
    gainKilograms: fitted === null ? null : fitted.gain,
    source: rate.source,
    isEstimate: rate.isEstimate,
  };
};

/** What a plan gives in all, in kilograms on the whole field. */
export const givenInAll = ({ buy }: FeedingPlan, sold: readonly Fertiliser[] = fertilisers): Oxides =>
  givenBy(
    buy.flatMap(({ key, kilograms }) => {
      const product = sold.find((one) => one.key === key);
      return product === undefined ? [] : [{ product, kilograms }];
    }),
  );
