import { addDays, dayOf } from '#kit/day.ts';
import { alertLimits } from './alert-rules.ts';
import { hourOf } from './cell-weather.ts';
import type { Forecast, ForecastHour } from './model.ts';
import { fromNow, sprayWindows } from './weather-rules.ts';

/** A day with good hours to spray in, and the last of them: 'YYYY-MM-DDTHH:00'. */
export type SprayDay = { readonly day: string; readonly until: string };

const leftOf = (said: Forecast, now: Date): readonly ForecastHour[] => fromNow(said, dayOf(now), hourOf(now)).hours;

/** The days that one can count on to spray, among those that can be foreseen. */
export const sprayDays = (said: Forecast, now: Date): SprayDay[] => {
  const last = addDays(dayOf(now), alertLimits.tellAheadDays.value);
  const days = new Map<string, SprayDay>();
  for (const { until } of sprayWindows(leftOf(said, now))) {
    const day = until.slice(0, 10);
    if (day <= last) days.set(day, { day, until });
  }
  return [...days.values()];
};

const firstLight = 'T06:00';
const lastHour = 'T23:00';

/** Whether all is said of the light hours of a day that are not over, and of those after in which a spray dries. */
const isSaid = (hours: readonly ForecastHour[], day: string, now: Date): boolean => {
  const from = [`${day}${firstLight}`, hourOf(now)].toSorted().at(-1) ?? '';
  const of = hours.filter(({ hour }) => hour >= from && hour <= `${day}${lastHour}`);
  const wanted = Number(lastHour.slice(1, 3)) - Number(from.slice(11, 13)) + 1;
  return of.length === wanted && of.every((one) => ![one.rain, one.wind, one.temperature].includes(null));
};

/** The days somebody counted on, whose good hours are not over, and that have none any more. What nobody says takes none away. */
export const lostSprays = (counted: readonly SprayDay[], said: Forecast, now: Date): string[] => {
  const hours = leftOf(said, now);
  const good = new Set(sprayDays(said, now).map(({ day }) => day));
  return counted
    .filter(({ day, until }) => until >= hourOf(now) && !good.has(day) && isSaid(hours, day, now))
    .map(({ day }) => day);
};
