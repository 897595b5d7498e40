/* Pressure, moisture and wind by FAO-56, chapter 3. Pressures are in kPa, temperatures in degrees Celsius. */

/** Eq. 7: of the air at a height. */
export const airPressure = (elevationMetres: number): number =>
  101.3 * ((293 - 0.0065 * elevationMetres) / 293) ** 5.26;

/** Eq. 8: the psychrometric constant, kPa a degree. */
export const psychrometric = (elevationMetres: number): number => 0.665e-3 * airPressure(elevationMetres);

/** Eq. 11: how much vapour air of a temperature can hold. */
export const saturation = (temperature: number): number =>
  0.6108 * Math.exp((17.27 * temperature) / (temperature + 237.3));

/** Eq. 12: of a day, the mean of its warmest and coolest hour. */
export const meanSaturation = (tmax: number, tmin: number): number => (saturation(tmax) + saturation(tmin)) / 2;

/** Eq. 13: how steeply it rises at a temperature. */
export const saturationSlope = (temperature: number): number =>
  (4098 * saturation(temperature)) / (temperature + 237.3) ** 2;

/** Eq. 17: the vapour in the air, from the highest and lowest relative humidity in per cent. */
export const vapourOfRange = (tmax: number, tmin: number, highest: number, lowest: number): number =>
  (saturation(tmin) * highest + saturation(tmax) * lowest) / 200;

/** Eq. 19: from the mean relative humidity alone. */
export const vapourOfMean = (tmax: number, tmin: number, mean: number): number =>
  (mean / 100) * meanSaturation(tmax, tmin);

/** Eq. 48: where humidity was not measured, the air is taken to be moist in the coolest hour; too moist in harmattan. */
export const vapourOfCoolest = (tmin: number): number => saturation(tmin);

/** Eq. 47: wind at two metres from wind at another height over grass; in the unit it came in. */
export const windAtTwoMetres = (speed: number, heightMetres: number): number =>
  (speed * 4.87) / Math.log(67.8 * heightMetres - 5.42);
