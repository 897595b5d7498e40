import { addDays } from '#kit/day.ts';
import limits from './weather-limits.json' with { type: 'json' };
import { referenceEvaporation, type Evaporation } from './evaporation.ts';
import { windAtTwoMetres } from './humidity.ts';
import type { Alert, Forecast, ForecastDay, ForecastHour, SprayWindow, WeatherState } from './model.ts';

export const weatherLimits = limits;

/** How old a forecast is: 'stale' says so little that what is usual stands beside it. */
export const freshnessOf = (saidAt: Date, now: Date): Exclude<WeatherState, 'usual'> => {
  const hours = (now.getTime() - saidAt.getTime()) / 3_600_000;
  if (hours <= limits.freshHours.value) return 'fresh';
  return hours <= limits.staleHours.value ? 'old' : 'stale';
};

/** A forecast without the days and hours that are over. */
export const fromNow = ({ elevationMetres, days, hours }: Forecast, today: string, hour: string): Forecast => ({
  elevationMetres,
  days: days.filter(({ day }) => day >= today),
  hours: hours.filter((one) => one.hour >= hour),
});

type Limit = { readonly value: number; readonly source: string };

const over = (kind: Alert['kind'], day: string, value: number | null, limit: Limit): Alert[] =>
  value === null || value < limit.value ? [] : [{ kind, day, value, limit: limit.value, source: limit.source }];

/** The first run of days without rain that is long enough to warn of; a day nobody says anything of ends it. */
const drySpell = (days: readonly ForecastDay[]): Alert[] => {
  let run: ForecastDay[] = [];
  for (const one of days) {
    const isDry = one.rain !== null && one.rain < limits.rainMillimetres.value;
    run = isDry ? [...run, one] : [];
    const [first] = run;
    if (first !== undefined && run.length >= limits.drySpellDays.value)
      return over('dry-spell', first.day, run.length, limits.drySpellDays);
  }
  return [];
};

/** What to beware of in the days that are forecast, the soonest first. What nobody said is no reason to warn, nor not to. */
export const alertsOf = (days: readonly ForecastDay[]): Alert[] =>
  [
    ...days.flatMap(({ day, rain, tmax, wind }) => [
      ...over('heavy-rain', day, rain, limits.heavyRainMillimetres),
      ...over('heat', day, tmax, limits.hotDegrees),
      ...over('strong-wind', day, wind, limits.strongWindMetresPerSecond),
    ]),
    ...drySpell(days),
  ].toSorted((one, other) => one.day.localeCompare(other.day));

const firstLightHour = 6;
const lastLightHour = 18;

const isDaylight = (hour: string): boolean => {
  const clock = Number(hour.slice(11, 13));
  return clock >= firstLightHour && clock < lastLightHour;
};

/** Whether an hour and those after it let a spray dry where it should; an hour of which something is not said does not. */
const isFit = (hours: readonly ForecastHour[], index: number): boolean => {
  const one = hours[index];
  if (one === undefined || !isDaylight(one.hour)) return false;
  const after = hours.slice(index, index + limits.sprayDryHours.value);
  const isDry = after.length === limits.sprayDryHours.value && after.every(({ rain }) => rain !== null && rain < 0.1);
  const { wind, temperature } = one;
  if (!isDry || wind === null || temperature === null) return false;
  const isCalm =
    wind >= limits.sprayLeastWindMetresPerSecond.value && wind <= limits.sprayMostWindMetresPerSecond.value;
  return isCalm && temperature <= limits.sprayMostDegrees.value;
};

const hourAfter = (hour: string): string => {
  const clock = Number(hour.slice(11, 13)) + 1;
  const day = hour.slice(0, 10);
  return clock === 24 ? `${addDays(day, 1)}T00:00` : `${day}T${String(clock).padStart(2, '0')}:00`;
};

/** When to spray: by daylight, in little wind that is not nought, not in the heat, with no rain for hours after. */
export const sprayWindows = (hours: readonly ForecastHour[]): SprayWindow[] => {
  const windows: SprayWindow[] = [];
  hours.forEach(({ hour }, index) => {
    if (!isFit(hours, index)) return;
    const last = windows.at(-1);
    if (last !== undefined && hourAfter(last.until) === hour) windows[windows.length - 1] = { ...last, until: hour };
    else windows.push({ from: hour, until: hour });
  });
  return windows;
};

/** What the grass of reference drinks on each day whose warmth is known, in millimetres. `latitude` in degrees. */
export const evaporationOf = (
  { days, elevationMetres }: Forecast,
  latitude: number,
): ({ readonly day: string } & Evaporation)[] =>
  days.flatMap(({ day, tmax, tmin, humidityMax, humidityMin, wind, radiation }) => {
    if (tmax === null || tmin === null) return [];
    const air = { latitude, elevationMetres: elevationMetres ?? 0, day, tmax, tmin, humidityMax, humidityMin };
    // The strongest wind of a day is no mean of it; half of it is what is usually reckoned with inland.
    const calm = wind === null ? null : windAtTwoMetres(wind / 2, 10);
    return [
      { day, ...referenceEvaporation({ ...air, humidityMean: null, wind: calm, sunshineHours: null, radiation }) },
    ];
  });
