import { daysBetween } from '#kit/day.ts';
import { coefficientOn, growthLimits, grownCrop, rootsOn, stagesByDays } from './growth.ts';
import { availableWater, irrigationNeed, waterAfter, type Soil, type WaterStep } from './soil-water.ts';

/** A day with what it rained and what the grass of reference drank, in millimetres. */
type WaterOfDay = { readonly day: string; readonly et0: number; readonly rain: number };

type WaterNeed = {
  readonly day: string;
  readonly step: WaterStep;
  /** Millimetres to give on this day. */ readonly irrigation: number;
};

/**
 * How much water a crop lacks day by day, from a soil that was full at sowing. Null for a crop without figures.
 * @param days in order, from the day of sowing or later on: the soil is then taken to be full on the first.
 */
export const waterNeeds = (
  crop: string,
  sownOn: string,
  standsDays: number | null,
  soil: Soil,
  days: readonly WaterOfDay[],
): WaterNeed[] | null => {
  const grown = grownCrop(crop);
  if (grown === undefined) return null;
  const spans = stagesByDays(grown, standsDays);
  let depletion = 0;
  return days.map(({ day, et0, rain }) => {
    const age = Math.max(0, daysBetween(sownOn, day));
    const available = availableWater(soil, rootsOn(grown, spans, age));
    const kc = coefficientOn(grown, spans, age);
    const step = waterAfter(depletion, available, { et0, kc, easyPart: grown.easyPart, rain, irrigation: 0 });
    depletion = step.depletion;
    return { day, step, irrigation: irrigationNeed(step.depletion, step.easyWater, growthLimits.reachingRoots.value) };
  });
};
