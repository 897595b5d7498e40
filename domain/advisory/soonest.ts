import type { Alert, CellWeather, SprayWindow } from './model.ts';

/** What somebody with plots in some cells should know first. */
type Soonest = {
  /** One of each kind, the soonest, and the strongest of that day. */
  readonly alerts: readonly Alert[];
  /** The next hours that are fit for spraying in the first cell that is forecast; null where there are none. */
  readonly spray: SprayWindow | null;
  /** When the oldest of these forecasts was said. */
  readonly saidAt: string;
  readonly isStale: boolean;
};

const isBefore = (one: Alert, other: Alert): boolean =>
  one.day < other.day || (one.day === other.day && one.value > other.value);

/** Null where nobody forecasts any of these cells. A forecast too old to rely on warns of nothing any more. */
export const soonestOf = (cells: readonly CellWeather[]): Soonest | null => {
  const said = cells.flatMap(({ saidAt, ...cell }) => (saidAt === null ? [] : [{ ...cell, saidAt }]));
  const fit = said.filter(({ state }) => state !== 'stale');
  const [first] = said.map(({ saidAt }) => saidAt).toSorted();
  if (first === undefined) return null;
  const soonest = new Map<Alert['kind'], Alert>();
  for (const alert of fit.flatMap(({ alerts }) => alerts)) {
    const held = soonest.get(alert.kind);
    if (held === undefined || isBefore(alert, held)) soonest.set(alert.kind, alert);
  }
  return {
    alerts: [...soonest.values()].toSorted((one, other) => one.day.localeCompare(other.day)),
    spray: fit[0]?.spray[0] ?? null,
    saidAt: first,
    isStale: fit.length === 0,
  };
};
