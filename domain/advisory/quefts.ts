/*
 * QUEFTS: what a soil and a fertiliser let a crop yield when water is enough. Written from Janssen, Guiking, van der Eijk,
 * Smaling, Wolf and van Reuler, "A system for quantitative evaluation of the fertility of tropical soils (QUEFTS)",
 * Geoderma 46 (1990) 299-318; its four steps are named below. All in kilograms of elements a hectare.
 */
import data from './quefts-crops.json' with { type: 'json' };
import type { Elements } from './nutrients.ts';

const kinds = ['n', 'p', 'k'] as const;

type Kind = (typeof kinds)[number];

type ByKind<Value> = Readonly<Record<Kind, Value>>;

type FeedingCrop = (typeof data.crops)[number];

/** What is known of a crop's nutrients; undefined for one the model has no figures for, yam say. */
export const feedingCrop = (crop: string): FeedingCrop | undefined => data.crops.find((one) => one.crop === crop);

/** What the best weather lets grow, dry matter in kg/ha: the harvested part, and leaves and stems. */
export type Attainable = { readonly store: number; readonly rest: number; readonly seasonDays: number };

/** What a season of 120 days takes from the bare soil, and the part of what is given that the crop finds. */
export type FeedingSoil = { readonly supply: Elements; readonly recovery: ByKind<number> };

/** How much more or less than in 120 days a soil gives in a season; beyond a year no more than in one. */
export const seasonFactor = (days: number): number => {
  const points = data.season.map(([at = 0, factor = 0]) => ({ at, factor }));
  const next = points.findIndex(({ at }) => at >= days);
  const [from, to] = [points[next - 1], points[next]];
  if (to === undefined) return points.at(-1)?.factor ?? 1;
  if (from === undefined) return to.factor;
  return from.factor + ((days - from.at) / (to.at - from.at)) * (to.factor - from.factor);
};

/** Step 1: what the crop can find in soil and fertiliser together. */
const supplyOf = (soil: FeedingSoil, given: Elements, seasonDays: number): Elements => {
  const factor = seasonFactor(seasonDays);
  const of = (kind: Kind): number => soil.supply[kind] * factor + given[kind] * soil.recovery[kind];
  return { n: of('n'), p: of('p'), k: of('k') };
};

/** A nutrient in a crop: `nothing` is taken up before anything is harvested; `rich` and `poor` kg harvested for each kg after. */
type Use = { readonly nothing: number; readonly rich: number; readonly poor: number };

const useOf = (crop: FeedingCrop, { store, rest }: Attainable, kind: Kind): Use => {
  const [leastStore = 0, mostStore = 0] = crop.store[kind];
  const [leastRest = 0, mostRest = 0] = crop.rest[kind];
  // Legumes take most of their nitrogen from the air: what the soil must give is the rest.
  const fromSoil = kind === 'n' ? 1 - crop.fixed : 1;
  const nothing = ((crop.yieldsFrom * (2 * leastRest + mostRest)) / 3) * fromSoil;
  const takes = (inStore: number, inRest: number): number => (inStore * store + inRest * rest) * fromSoil - nothing;
  return { nothing, rich: store / takes(mostStore, mostRest), poor: store / takes(leastStore, leastRest) };
};

/** Step 2, for one nutrient beside another: all that is there while it is scarce, ever less of it as the other is scarcer. */
const taken = (supply: number, use: Use, otherSupply: number, other: Use): number => {
  const beside = Math.max(0, otherSupply - other.nothing);
  const scarce = use.nothing + (beside * other.rich) / use.poor;
  const plenty = use.nothing + beside * ((2 * other.poor) / use.rich - other.rich / use.poor);
  if (supply <= scarce) return supply;
  if (supply >= plenty) return use.nothing + (beside * other.poor) / use.rich;
  return supply - (0.25 * (supply - scarce) ** 2) / (beside * (other.poor / use.rich - other.rich / use.poor));
};

type Range = { readonly low: number; readonly high: number };

/** Step 4, for a pair: the yield by one nutrient within the range the other leaves, which the third and the weather cap. */
const pairYield = (uptake: number, use: Use, other: Range, third: Range, attainable: number): number => {
  const [low, high] = [other.low, Math.min(other.high, third.high, attainable)];
  const width = high / use.rich - low / use.poor;
  if (high <= low || width <= 0) return Math.max(0, Math.min(low, high));
  const part = Math.min(1, Math.max(0, (uptake - use.nothing - low / use.poor) / width));
  return low + (high - low) * (2 * part - part ** 2);
};

type FedYield = { readonly supply: Elements; readonly uptake: Elements; readonly yield: number };

/** All four steps. The yield is dry matter of the harvested part, kg/ha; 0 where the soil gives less than leaves need. */
export const fedYield = (crop: FeedingCrop, soil: FeedingSoil, given: Elements, attainable: Attainable): FedYield => {
  const supply = supplyOf(soil, given, attainable.seasonDays);
  const use: ByKind<Use> = {
    n: useOf(crop, attainable, 'n'),
    p: useOf(crop, attainable, 'p'),
    k: useOf(crop, attainable, 'k'),
  };
  const beside = (kind: Kind): number =>
    Math.min(
      ...kinds.filter((one) => one !== kind).map((one) => taken(supply[kind], use[kind], supply[one], use[one])),
    );
  const uptake: Elements = { n: beside('n'), p: beside('p'), k: beside('k') };
  // Step 3: between what the nutrient would bring in a plant full of it and in one that stretches it.
  const rangeOf = (kind: Kind): Range => {
    const free = Math.max(0, uptake[kind] - use[kind].nothing);
    return { low: free * use[kind].rich, high: free * use[kind].poor };
  };
  const range: ByKind<Range> = { n: rangeOf('n'), p: rangeOf('p'), k: rangeOf('k') };
  const pairs = kinds.flatMap((one) => kinds.filter((other) => other !== one).map((other) => [one, other] as const));
  const yields = pairs.map(([one, other]) => {
    const third = kinds.find((kind) => kind !== one && kind !== other) ?? other;
    return pairYield(uptake[one], use[one], range[other], range[third], attainable.store);
  });
  return { supply, uptake, yield: yields.reduce((sum, each) => sum + each, 0) / yields.length };
};

/** What to give besides so that nothing lacks for the attainable yield in a plant neither rich nor poor; kg/ha. */
export const feedingGap = (crop: FeedingCrop, soil: FeedingSoil, given: Elements, attainable: Attainable): Elements => {
  const supply = supplyOf(soil, given, attainable.seasonDays);
  const middle = ([least = 0, most = 0]: readonly number[]): number => (least + most) / 2;
  const of = (kind: Kind): number => {
    const fromSoil = kind === 'n' ? 1 - crop.fixed : 1;
    const needs = (middle(crop.store[kind]) * attainable.store + middle(crop.rest[kind]) * attainable.rest) * fromSoil;
    return Math.max(0, (needs - supply[kind]) / soil.recovery[kind]);
  };
  return { n: of('n'), p: of('p'), k: of('k') };
};

/** A soil as a laboratory reports it: pH in water, organic carbon in g/kg, P-Olsen in mg/kg, exchangeable K in mmol/kg. */
export type SoilTest = {
  readonly ph: number;
  readonly organicCarbon: number;
  readonly phosphorusOlsen: number;
  readonly potassium: number;
};

/** Janssen and others 1990, table 2: what such a soil gives a season; never below nought, and at most for pH 4.5 to 7. */
export const nativeSupply = ({ ph, organicCarbon, phosphorusOlsen, potassium }: SoilTest): Elements => {
  const part = (factor: number): number => Math.min(1, Math.max(0, factor));
  return {
    n: part(0.25 * (ph - 3)) * 6.8 * organicCarbon,
    p: part(1 - 0.5 * (ph - 6) ** 2) * 0.35 * organicCarbon + 0.5 * phosphorusOlsen,
    k: (part(0.625 * (3.4 - 0.4 * ph)) * 400 * potassium) / (2 + 0.9 * organicCarbon),
  };
};
