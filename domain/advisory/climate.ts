import data from './climate.json' with { type: 'json' };
import type { ZoneKey } from './zones.ts';

/** What a month is usually like: for days of which nobody forecasts anything. `rain` is the whole month's, millimetres. */
type UsualMonth = { readonly tmax: number; readonly tmin: number; readonly rain: number };

export const climateEdition = {
  version: data.version,
  date: data.date,
  source: data.source,
  isEstimate: data.isEstimate,
};

/** @param month 1 for January. */
export const usualMonth = (zone: ZoneKey, month: number): UsualMonth => {
  const found = data.zones.find((one) => one.zone === zone) ?? data.zones[0];
  const at = (values: readonly number[] | undefined): number => values?.[month - 1] ?? 0;
  return { tmax: at(found?.tmax), tmin: at(found?.tmin), rain: at(found?.rainMillimetres) };
};

/** The same for the month of a day. */
export const usualOn = (zone: ZoneKey, day: string): UsualMonth => usualMonth(zone, Number(day.slice(5, 7)));
