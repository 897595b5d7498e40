import data from './sowing.json' with { type: 'json' };
import type { ZoneKey } from './zones.ts';

/** When a crop is usually sown in a zone, as 'MM-DD', both days included. */
export type SowingSpan = { readonly from: string; readonly until: string; readonly source: string };

/** Null where nobody said: a guess of another zone would be wrong by weeks. */
export const sowingSpan = (crop: string, zone: ZoneKey): SowingSpan | null => {
  const spans = data.windows.find((one) => one.crop === crop)?.spans ?? [];
  const found = spans.find(({ zones }) => zones.includes(zone));
  return found === undefined ? null : { from: found.from, until: found.until, source: found.source };
};

export const sowingStates = ['in-time', 'early', 'late', 'unknown'] as const;

export type SowingState = (typeof sowingStates)[number];

/** How a day of sowing lies to what is usual in its year. */
export const sowingState = (sownOn: string, span: SowingSpan | null): SowingState => {
  if (span === null) return 'unknown';
  const day = sownOn.slice(5);
  if (day < span.from) return 'early';
  return day > span.until ? 'late' : 'in-time';
};
