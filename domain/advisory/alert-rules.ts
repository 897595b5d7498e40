import { addDays } from '#kit/day.ts';
import limits from './alert-limits.json' with { type: 'json' };
import { alertKinds, type CellWeather } from './model.ts';

/** What of warnings is told outside the app, and how often. */
export const alertLimits = limits;

export type AlertKind = (typeof alertKinds)[number];

/** What somebody is told to beware of, and from which day on; that a good hour to spray is lost is none of the forecast alone. */
export type ToldAlert = { readonly kind: AlertKind | 'spray-lost'; readonly day: string; readonly value: number };

/** After how many days the same is told again where it still holds. */
export const alertsAgain: readonly { readonly kind: AlertKind; readonly days: number }[] = alertKinds.map((kind) => ({
  kind,
  days: limits.againDays.value[kind],
}));

/** What is worth telling of a cell: the next of each kind, of a forecast one can rely on, within days that can be foreseen. */
export const alertsToTell = ({ state, alerts }: Pick<CellWeather, 'state' | 'alerts'>, today: string): ToldAlert[] => {
  if (state !== 'fresh' && state !== 'old') return [];
  const last = addDays(today, limits.tellAheadDays.value);
  return alertKinds.flatMap((kind) => {
    const next = alerts.find((one) => one.kind === kind && one.day >= today && one.day <= last);
    return next === undefined ? [] : [{ kind, day: next.day, value: next.value }];
  });
};
