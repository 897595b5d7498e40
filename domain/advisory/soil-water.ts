/*
 * Water in the soil by FAO-56, chapter 8, day by day. Depletion is how many millimetres are missing in the root zone
 * from what it can hold. Without run-off and without water rising from below.
 */

/** Water content of a soil when it has drained and when plants wilt, as parts of its volume. */
export type Soil = { readonly key: string; readonly fieldCapacity: number; readonly wiltingPoint: number };

/** Eq. 82: all the water plants can reach, in millimetres. */
export const availableWater = ({ fieldCapacity, wiltingPoint }: Soil, rootMetres: number): number =>
  1000 * (fieldCapacity - wiltingPoint) * rootMetres;

/** Table 22, footnote 2: the part that is taken without stress is smaller on thirsty days; 0.1 to 0.8. */
export const easyPart = (tabled: number, cropMillimetres: number): number =>
  Math.min(0.8, Math.max(0.1, tabled + 0.04 * (5 - cropMillimetres)));

/** A day's water in millimetres; `kc` is the crop's coefficient, `easyPart` its p of table 22 for 5 mm a day. */
type WaterDay = {
  readonly et0: number;
  readonly kc: number;
  readonly easyPart: number;
  readonly rain: number;
  readonly irrigation: number;
};

export type WaterStep = {
  /** p as it held on this day. */ readonly easyPart: number;
  /** Eq. 83: how much may be missing before the crop suffers. */ readonly easyWater: number;
  /** Eq. 84: 1 where the crop does not suffer, down to 0. */ readonly stress: number;
  /** What the crop would drink, and what it drank. */ readonly cropWater: number;
  readonly drunk: number;
  /** Eq. 88: lost below the roots. */ readonly drained: number;
  readonly depletion: number;
};

/** Eq. 85 and 86: a day later. `available` as eq. 82; a depletion beyond what the soil holds is taken as all of it. */
export const waterAfter = (before: number, available: number, day: WaterDay): WaterStep => {
  const depletion = Math.min(Math.max(0, before), available);
  const cropWater = day.kc * day.et0;
  const p = easyPart(day.easyPart, cropWater);
  const easyWater = p * available;
  const isEasy = depletion <= easyWater || available <= 0;
  const stress = isEasy ? 1 : (available - depletion) / ((1 - p) * available);
  const drunk = stress * cropWater;
  const drained = Math.max(0, day.rain + day.irrigation - drunk - depletion);
  const after = depletion - day.rain - day.irrigation + drunk + drained;
  return {
    easyPart: p,
    easyWater,
    stress,
    cropWater,
    drunk,
    drained,
    depletion: Math.min(available, Math.max(0, after)),
  };
};

/**
 * How many millimetres to give now so that the soil is full again: none while the crop takes its water without stress.
 * @param reaching the part of what is given that reaches the roots, above 0 and at most 1.
 */
export const irrigationNeed = (depletion: number, easyWater: number, reaching: number): number =>
  depletion < easyWater ? 0 : depletion / reaching;
