import { measuresFor, type HarvestUnit, type Measure } from '#settings';
import { cropKey } from './crops.ts';
import { ownWeighing, type Calibration, type Harvest } from './harvest-model.ts';
import type { Season } from './model.ts';
import { standingHarvests } from './record-rules.ts';

/** What one unit weighs, and how one knows. */
export type Weight = {
  readonly kilogramsPerUnit: number;
  readonly calibration: Calibration;
  readonly isEstimate: boolean;
};

/** What the keeper found by weighing, the newest first, each weight of a market once. */
const ownWeights = (
  unit: HarvestUnit,
  key: string,
  seasons: readonly Season[],
  harvests: readonly Harvest[],
): Weight[] => {
  const crops = new Map(seasons.map(({ id, crop }) => [id, cropKey(crop)]));
  const weighed = standingHarvests(harvests)
    .filter((one) => one.unit === unit && one.calibration.source === ownWeighing && crops.get(one.seasonId) === key)
    .sort((one, other) => other.calibration.date.localeCompare(one.calibration.date));
  const byWord = new Map<string, Weight>();
  for (const { kilogramsPerUnit, calibration } of weighed) {
    const word = `${calibration.market} ${kilogramsPerUnit}`;
    if (!byWord.has(word)) byWord.set(word, { kilogramsPerUnit, calibration, isEstimate: false });
  }
  return [...byWord.values()];
};

/**
 * The weights to offer for a unit of a crop, the best first: what the keeper weighed, then the reference measures.
 * `seasons` and `harvests` are the keeper's own.
 */
export const weightsFor = (
  unit: HarvestUnit,
  crop: string,
  kept: { readonly seasons: readonly Season[]; readonly harvests: readonly Harvest[] },
  measures: readonly Measure[],
): Weight[] => {
  const key = cropKey(crop);
  const references = measuresFor(measures, unit, key).map(
    ({ kilogramsPerUnit, market, measuredOn, source, isEstimate }): Weight => ({
      kilogramsPerUnit,
      calibration: { market, date: measuredOn, source },
      isEstimate,
    }),
  );
  return [...ownWeights(unit, key, kept.seasons, kept.harvests), ...references];
};
