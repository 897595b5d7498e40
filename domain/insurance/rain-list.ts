import { cellOf } from '#advisory';
import { isDay } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import { readTable } from '#kit/read-table.ts';
import { insuranceLimits } from './product-model.ts';
import { mostRainLines, rainFaults, type OfficialDay, type RainFault, type RainLeftOut } from './rain-import-model.ts';

/** A list as it was read: what can be kept, and the numbers of the lines that cannot, by reason. */
export type RainList = {
  readonly lines: number;
  readonly days: readonly OfficialDay[];
  readonly squares: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly leftOut: readonly RainLeftOut[];
};

/** What the columns are called, by what they hold; a station's name and others may stand beside them. */
const columnNames = {
  day: ['date', 'day'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'long'],
  rain: ['rain_mm', 'rain', 'precipitation', 'precip'],
} as const;

type Column = keyof typeof columnNames;

const placesIn = (head: readonly string[]): Readonly<Record<Column, number>> => {
  const placeOf = (names: readonly string[]): number => head.findIndex((name) => names.includes(name));
  const places = {
    day: placeOf(columnNames.day),
    latitude: placeOf(columnNames.latitude),
    longitude: placeOf(columnNames.longitude),
    rain: placeOf(columnNames.rain),
  };
  if (Object.values(places).some((place) => place < 0)) throw refusedField('text', 'insurance.fileUnknown');
  return places;
};

const number = /^-?\d{1,4}(\.\d{1,8})?$/;

/** Degrees that hold all of Nigeria, with a square around. Source: GADM 4.1. */
const bounds = { south: 4, north: 14, west: 2.5, east: 15 };

const perMillimetre = 100;

const readRain = (text: string): number | RainFault => {
  if (!number.test(text)) return 'no-rain';
  const rain = Math.round(Number(text) * perMillimetre);
  return rain < 0 || rain > insuranceLimits.mostDayRain.value ? 'absurd-rain' : rain;
};

const readLine = (of: (column: Column) => string, today: string): OfficialDay | RainFault => {
  const day = of('day');
  if (!isDay(day)) return 'no-day';
  if (day >= today) return 'future-day';
  if (!number.test(of('latitude')) || !number.test(of('longitude'))) return 'no-place';
  const [latitude, longitude] = [Number(of('latitude')), Number(of('longitude'))];
  const { south, north, west, east } = bounds;
  if (latitude < south || latitude > north || longitude < west || longitude > east) return 'not-nigeria';
  const rain = readRain(of('rain'));
  return typeof rain === 'string' ? rain : { cell: cellOf([longitude, latitude]).key, day, rain };
};

const mostNamed = 40;

const toLeftOut = (left: ReadonlyMap<RainFault, readonly number[]>): RainLeftOut[] =>
  rainFaults.flatMap((reason) => {
    const numbers = left.get(reason);
    if (numbers === undefined) return [];
    return [{ reason, count: numbers.length, lines: numbers.slice(0, mostNamed).join(', ') }];
  });

/**
 * Reads a list of rain: a head with `date`, `latitude`, `longitude` and `rain_mm`, then a line for each day of each station
 * or point of a grid. Each lies in one square; a second line on a square and a day is left out, whatever it says: which of
 * two gauges counts is not for us to say. A day that is not over has no official rain.
 * @throws Problem `invalid` beside `text` for a file of another kind, one that is too long, or one of which nothing is left.
 */
export const readRainList = (text: string, today: string): RainList => {
  const table = readTable(text);
  const head = table.next();
  const columns = ((head.done === true ? null : head.value.cells) ?? []).map((name) => name.toLowerCase());
  const places = placesIn(columns);
  const left = new Map<RainFault, number[]>();
  const kept = new Map<string, OfficialDay>();
  const leave = (reason: RainFault, line: number): void => {
    const numbers = left.get(reason);
    if (numbers === undefined) left.set(reason, [line]);
    else numbers.push(line);
  };
  let lines = 0;
  for (const { number: line, cells } of table) {
    lines += 1;
    if (lines > mostRainLines) throw refusedField('text', 'insurance.fileTooLong');
    const read =
      cells?.length === columns.length ? readLine((name) => cells[places[name]] ?? '', today) : 'broken-line';
    if (typeof read === 'string') leave(read, line);
    else if (kept.has(`${read.cell} ${read.day}`)) leave('twice', line);
    else kept.set(`${read.cell} ${read.day}`, read);
  }
  const days = [...kept.values()];
  if (days.length === 0) throw refusedField('text', 'insurance.fileEmpty');
  const sorted = days.map(({ day }) => day).toSorted();
  const squares = [...new Set(days.map(({ cell }) => cell))];
  return { lines, days, squares, from: sorted[0] ?? '', until: sorted.at(-1) ?? '', leftOut: toLeftOut(left) };
};
