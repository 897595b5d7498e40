/*
 * Sun and sky of a day by FAO Irrigation and Drainage Paper 56 (Allen and others 1998), chapter 3; the equation is named at
 * each. Radiation is in MJ a square metre and day, angles in radians.
 */

const solarConstant = 0.082; // MJ m-2 min-1, eq. 21
const stefanBoltzmann = 4.903e-9; // MJ K-4 m-2 day-1, eq. 39
const albedo = 0.23; // of the reference grass, eq. 38
const kelvin = 273.16;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where the sun stands on a day of the year (1 to 366), eq. 23 to 25: relative distance, declination, sunset angle. */
export const sunOn = (latitude: number, dayOfYear: number) => {
  const turn = (2 * Math.PI * dayOfYear) / 365;
  const distance = 1 + 0.033 * Math.cos(turn);
  const declination = 0.409 * Math.sin(turn - 1.39);
  const sunset = Math.acos(-Math.tan(radians(latitude)) * Math.tan(declination));
  return { distance, declination, sunset };
};

/** What would arrive without an atmosphere, eq. 21. */
export const skyRadiation = (latitude: number, dayOfYear: number): number => {
  const { distance, declination, sunset } = sunOn(latitude, dayOfYear);
  const [north, up] = [radians(latitude), declination];
  const angle = sunset * Math.sin(north) * Math.sin(up) + Math.cos(north) * Math.cos(up) * Math.sin(sunset);
  return ((24 * 60) / Math.PI) * solarConstant * distance * angle;
};

/** Hours from sunrise to sunset, eq. 34. */
export const daylightHours = (latitude: number, dayOfYear: number): number =>
  (24 / Math.PI) * sunOn(latitude, dayOfYear).sunset;

/** What arrives with so many hours of sunshine, eq. 35 with 0.25 and 0.50. */
export const radiationOfSunshine = (sky: number, sunshineHours: number, daylight: number): number =>
  (0.25 + (0.5 * sunshineHours) / daylight) * sky;

/** What arrives, told from how far the day is warmer than the night: eq. 50 with 0.16, inland. */
export const radiationOfWarmth = (sky: number, tmax: number, tmin: number): number =>
  0.16 * Math.sqrt(Math.max(0, tmax - tmin)) * sky;

/** What arrives under a clear sky, eq. 37. */
export const clearRadiation = (sky: number, elevationMetres: number): number => (0.75 + 2e-5 * elevationMetres) * sky;

/** What stays of what arrives, eq. 38. */
export const netShortwave = (arriving: number): number => (1 - albedo) * arriving;

/** What the ground gives back as heat, eq. 39; `vapour` in kPa. */
export const netLongwave = (tmax: number, tmin: number, vapour: number, arriving: number, clear: number): number => {
  const warmth = (stefanBoltzmann * ((tmax + kelvin) ** 4 + (tmin + kelvin) ** 4)) / 2;
  const cloud = 1.35 * Math.min(1, clear > 0 ? arriving / clear : 1) - 0.35;
  return warmth * (0.34 - 0.14 * Math.sqrt(vapour)) * cloud;
};
