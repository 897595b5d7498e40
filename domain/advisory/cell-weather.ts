import { dayOf } from '#kit/day.ts';
import { climateEdition, usualOn } from './climate.ts';
import type { Cell } from './cells.ts';
import type { CellWeather, Forecast } from './model.ts';
import { alertsOf, evaporationOf, freshnessOf, fromNow, sprayWindows } from './weather-rules.ts';
import type { Zone } from './zones.ts';

/** What a provider said of a cell, and when. */
export type SaidForecast = { readonly forecast: Forecast; readonly saidAt: Date; readonly provider: string };

/** Nigeria's clock, to the hour: 'YYYY-MM-DDTHH:00'. */
export const hourOf = (now: Date): string => `${new Date(now.getTime() + 3_600_000).toISOString().slice(0, 13)}:00`;

/**
 * The weather of a cell as people see it now. With nothing forecast, or nothing left of it, it says what the month is
 * usually like and that this is no forecast.
 */
export const weatherOf = (cell: Cell, zone: Zone, said: SaidForecast | null, now: Date): CellWeather => {
  const today = dayOf(now);
  const usual = { ...usualOn(zone.key, today), zone: zone.key, ...climateEdition };
  const { tmax, tmin, rain, source, isEstimate } = usual;
  const base = { cell: cell.key, position: [...cell.position] as [number, number] };
  const shown = { zone: zone.key, tmax, tmin, rain, source, isEstimate };
  const left = said === null ? null : fromNow(said.forecast, today, hourOf(now));
  if (said === null || left === null || left.days.length === 0) {
    const none = { saidAt: null, provider: null, days: [], spray: [], alerts: [], evaporation: [] };
    return { ...base, state: 'usual', ...none, usual: shown };
  }
  return {
    ...base,
    state: freshnessOf(said.saidAt, now),
    saidAt: said.saidAt.toISOString(),
    provider: said.provider,
    days: [...left.days],
    spray: sprayWindows(left.hours),
    alerts: alertsOf(left.days),
    evaporation: evaporationOf(left, cell.position[1]),
    usual: shown,
  };
};

/** Of how old a forecast is, and what it warns of, alone: a night asks for it in a whole country. */
export const warningsOf = (said: SaidForecast | null, now: Date): Pick<CellWeather, 'state' | 'alerts'> => {
  const left = said === null ? null : fromNow(said.forecast, dayOf(now), hourOf(now));
  if (said === null || left === null || left.days.length === 0) return { state: 'usual', alerts: [] };
  return { state: freshnessOf(said.saidAt, now), alerts: alertsOf(left.days) };
};

/** What a phone kept of a cell, as old as it is by now: days and hours that are over are gone, and it may be stale. */
export const agedWeather = (cell: CellWeather, now: Date): CellWeather => {
  const today = dayOf(now);
  const days = cell.days.filter(({ day }) => day >= today);
  if (cell.saidAt === null || days.length === 0)
    return { ...cell, state: 'usual', saidAt: null, provider: null, days: [], spray: [], alerts: [], evaporation: [] };
  return {
    ...cell,
    state: freshnessOf(new Date(cell.saidAt), now),
    days,
    spray: cell.spray.filter(({ until }) => until >= hourOf(now)),
    alerts: cell.alerts.filter(({ day }) => day >= today),
    evaporation: cell.evaporation.filter(({ day }) => day >= today),
  };
};
