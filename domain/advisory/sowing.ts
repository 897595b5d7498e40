import { knownCrops } from '#seasons';
import { isDay } from '#kit/day.ts';
import { referenceTable } from '#kit/reference-table.ts';
import type { InForce, Lines } from '#kit/reference.ts';
import data from './sowing.json' with { type: 'json' };
import { zoneKeys, type ZoneKey } from './zones.ts';

/** When a crop is usually sown in a zone, as 'MM-DD', both days included. */
export type SowingSpan = { readonly from: string; readonly until: string; readonly source: string };

const sides = ['fromMonthDay', 'untilMonthDay'] as const;

type Side = (typeof sides)[number];

/** 'maize/sudan-savanna/fromMonthDay': 701 is the first of July. */
const keyOf = (crop: string, zone: string, side: Side): string => `${crop}/${zone}/${side}`;

/** 701 as '07-01'. */
const dayText = (monthDay: number): string => `${String(monthDay).padStart(4, '0').replace(/(..)$/, '-$1')}`;

const crops: ReadonlySet<string> = new Set(knownCrops().map(({ key }) => key));

const otherSide = (key: string): string =>
  key.endsWith('fromMonthDay')
    ? key.replace('fromMonthDay', 'untilMonthDay')
    : key.replace('untilMonthDay', 'fromMonthDay');

const lines: Lines = {
  boundsOf: (key) => {
    const [crop = '', zone, side, more] = key.split('/');
    const isLine = more === undefined && crops.has(crop) && zoneKeys.some((one) => one === zone);
    return isLine && sides.some((one) => one === side) ? [101, 1231] : null;
  },
  check: (values) => {
    const keys = Object.keys(values);
    const alone = keys.find((key) => values[otherSide(key)] === undefined);
    if (alone !== undefined) return { key: alone, says: 'field.wrong' };
    // 2024 has a 29 February.
    const none = keys.find((key) => !isDay(`2024-${dayText(values[key] ?? 0)}`));
    if (none !== undefined) return { key: none, says: 'reference.noSuchDay' };
    const over = keys.find(
      (key) => key.endsWith('untilMonthDay') && (values[key] ?? 0) < (values[otherSide(key)] ?? 0),
    );
    return over === undefined ? null : { key: over, says: 'reference.endsBefore' };
  },
  most: 360,
};

const spans = data.windows.flatMap(({ crop, spans: said }) =>
  said.flatMap(({ zones, ...span }) => zones.map((zone) => ({ crop, zone, ...span }))),
);

const monthDay = (day: string): number => Number(day.replace('-', ''));

/**
 * When each crop is usually sown in each zone; `sowing.json` with a source for each span is the first word. A sowing goes by
 * what holds on its own day.
 */
export const sowingWindows = referenceTable('advisory', 'sowing', lines, {
  version: data.version,
  date: data.date,
  source: [...new Set(spans.map(({ source }) => source))].join('; '),
  values: Object.fromEntries(
    spans.flatMap(({ crop, zone, from, until }) => [
      [keyOf(crop, zone, 'fromMonthDay'), monthDay(from)],
      [keyOf(crop, zone, 'untilMonthDay'), monthDay(until)],
    ]),
  ),
});

/**
 * Null where nobody said: a guess of another zone would be wrong by weeks. What two admins left as the house began with keeps its
 * own source.
 */
export const sowingSpan = (crop: string, zone: ZoneKey, held: InForce = sowingWindows.shipped): SowingSpan | null => {
  const [from, until] = sides.map((side) => held.values[keyOf(crop, zone, side)]);
  if (from === undefined || until === undefined) return null;
  const span = { from: dayText(from), until: dayText(until) };
  const begun = spans.find((one) => one.crop === crop && one.zone === zone);
  const isBegun = begun?.from === span.from && begun.until === span.until;
  return { ...span, source: isBegun ? begun.source : held.source };
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
