import { standingHarvests, type Harvest } from '#seasons';
import { standingSteps } from './stock.ts';
import { sumOf } from './steps.ts';
import type { LotStep } from './step-model.ts';

/** What a harvest weighs, in whole grams. */
export const harvestGrams = ({ kilograms }: Pick<Harvest, 'kilograms'>): number => Math.round(kilograms * 1000);

/** A harvest with those it stands for and those that stand for it: one harvest, said several times. */
const lineOf = (harvests: readonly Harvest[], harvestId: string): Set<string> => {
  const line = new Set([harvestId]);
  for (let before = 0; before < line.size;) {
    before = line.size;
    for (const { id, corrects } of harvests)
      if (corrects !== null && (line.has(id) || line.has(corrects))) line.add(id).add(corrects);
  }
  return line;
};

type HarvestLeft = {
  /** What was brought in, by the word that stands; null when a correction says that there was no such harvest. */
  readonly harvest: Harvest | null;
  /** Of that harvest, in store or taken out of it again. */
  readonly storedGrams: number;
  /** Below nothing where a correction came after it was stored. */
  readonly leftGrams: number;
};

/** How much of a harvest was put into store, and how much is not in it yet. @param harvests of its season, corrected ones too. */
export const leftOfHarvest = (
  harvestId: string,
  harvests: readonly Harvest[],
  steps: readonly LotStep[],
): HarvestLeft => {
  const line = lineOf(harvests, harvestId);
  const harvest = standingHarvests(harvests).find(({ id }) => line.has(id)) ?? null;
  const storedGrams = sumOf(
    standingSteps(steps)
      .filter(({ origin }) => origin !== null && line.has(origin.harvestId))
      .flatMap(({ gives }) => gives),
  );
  return { harvest, storedGrams, leftGrams: (harvest === null ? 0 : harvestGrams(harvest)) - storedGrams };
};
