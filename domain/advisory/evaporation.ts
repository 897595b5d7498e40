import { daysBetween } from '#kit/day.ts';
import { meanSaturation, psychrometric, saturationSlope, vapourOfMean, vapourOfRange } from './humidity.ts';
import {
  clearRadiation,
  daylightHours,
  netLongwave,
  netShortwave,
  radiationOfSunshine,
  radiationOfWarmth,
  skyRadiation,
} from './radiation.ts';

/** A day as far as it was measured or forecast; null for what nobody said. Degrees Celsius, metres, per cent, m/s. */
type AirOfDay = {
  readonly latitude: number;
  readonly elevationMetres: number;
  readonly day: string;
  readonly tmax: number;
  readonly tmin: number;
  readonly humidityMax: number | null;
  readonly humidityMin: number | null;
  readonly humidityMean: number | null;
  /** At two metres. */
  readonly wind: number | null;
  readonly sunshineHours: number | null;
  /** MJ a square metre and day. */
  readonly radiation: number | null;
};

/** What a reference grass would drink in a day, and by which reckoning; `isRadiationTold` when the sun was not measured. */
export type Evaporation = {
  readonly mm: number;
  readonly method: 'penman-monteith' | 'hargreaves';
  readonly isRadiationTold: boolean;
};

/** 1 on the first of January. */
export const dayOfYear = (day: string): number => daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1;

type Balance = {
  readonly tmax: number;
  readonly tmin: number;
  readonly elevationMetres: number;
  /** kPa. */ readonly vapour: number;
  readonly wind: number;
  /** Net radiation and what goes into the soil, MJ a square metre and day. */
  readonly net: number;
  readonly soil: number;
  /** Of a month it is the mean over its days; of a day, of its extremes. */
  readonly mean?: number;
};

/** FAO-56, eq. 6: millimetres a day. */
export const penmanMonteith = ({ tmax, tmin, elevationMetres, vapour, wind, net, soil, mean }: Balance): number => {
  const warmth = mean ?? (tmax + tmin) / 2;
  const [slope, gamma] = [saturationSlope(warmth), psychrometric(elevationMetres)];
  const dryness = meanSaturation(tmax, tmin) - vapour;
  const energy = 0.408 * slope * (net - soil);
  return (energy + (gamma * 900 * wind * dryness) / (warmth + 273)) / (slope + gamma * (1 + 0.34 * wind));
};

/** FAO-56, eq. 52 (Hargreaves and Samani 1985), from warmth alone: 20 to 29 % too low in dry wind. `sky` as eq. 21. */
export const hargreaves = (tmax: number, tmin: number, sky: number, mean = (tmax + tmin) / 2): number =>
  0.0023 * (mean + 17.8) * Math.sqrt(Math.max(0, tmax - tmin)) * 0.408 * sky;

const vapourOf = ({ tmax, tmin, humidityMax, humidityMin, humidityMean }: AirOfDay): number | null => {
  if (humidityMax !== null && humidityMin !== null) return vapourOfRange(tmax, tmin, humidityMax, humidityMin);
  return humidityMean === null ? null : vapourOfMean(tmax, tmin, humidityMean);
};

const arrivingOf = (air: AirOfDay, sky: number): number => {
  if (air.radiation !== null) return air.radiation;
  const daylight = daylightHours(air.latitude, dayOfYear(air.day));
  if (air.sunshineHours !== null) return radiationOfSunshine(sky, air.sunshineHours, daylight);
  return radiationOfWarmth(sky, air.tmax, air.tmin);
};

/**
 * Reference evapotranspiration of a day: Penman-Monteith where wind and humidity are known, else Hargreaves, and it is
 * said which. Never below nought.
 */
export const referenceEvaporation = (air: AirOfDay): Evaporation => {
  const { tmax, tmin, elevationMetres, wind } = air;
  const sky = skyRadiation(air.latitude, dayOfYear(air.day));
  const vapour = vapourOf(air);
  if (vapour === null || wind === null)
    return { mm: Math.max(0, hargreaves(tmax, tmin, sky)), method: 'hargreaves', isRadiationTold: true };
  const arriving = arrivingOf(air, sky);
  const given = netLongwave(tmax, tmin, vapour, arriving, clearRadiation(sky, elevationMetres));
  const net = netShortwave(arriving) - given;
  const mm = penmanMonteith({ tmax, tmin, elevationMetres, vapour, wind, net, soil: 0 });
  const isRadiationTold = air.radiation === null && air.sunshineHours === null;
  return { mm: Math.max(0, mm), method: 'penman-monteith', isRadiationTold };
};
