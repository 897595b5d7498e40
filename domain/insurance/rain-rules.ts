import { addDays, daysBetween } from '#kit/day.ts';
import { partOf } from './fraction.ts';
import limits from './limits.json' with { type: 'json' };

/** Rain of one day in hundredths of a millimetre, by its day. */
export type RainByDay = ReadonlyMap<string, number>;

/** How a day's rain was found: said of the square itself, of its neighbours, as the mean of the others, or not at all. */
export type RainDay = {
  readonly day: string;
  readonly rain: number | null;
  readonly how: 'said' | 'neighbours' | 'mean' | 'none';
};

/** What a product does when nothing was said of a day. */
type Fallback = { readonly usesNeighbours: boolean; readonly mostMissingDays: number };

/** The days from one to another, both of them. */
export const daysFrom = (from: string, until: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index));

const mean = (figures: readonly number[]): number =>
  partOf(
    figures.reduce((sum, one) => sum + one, 0),
    1,
    figures.length,
  );

/**
 * The rain of a window, day by day. A day that nothing was said of takes the mean of the squares around, where the product
 * says so; what is still lacking takes the mean of the days that are known, if it is few enough days; else it stays
 * unknown. It is never taken for a day without rain.
 */
export const fillRain = (
  days: readonly string[],
  said: RainByDay,
  around: readonly RainByDay[],
  { usesNeighbours, mostMissingDays }: Fallback,
): RainDay[] => {
  const first = days.map((day): RainDay => {
    const own = said.get(day);
    if (own !== undefined) return { day, rain: own, how: 'said' };
    const others = usesNeighbours ? around.flatMap((one) => one.get(day) ?? []) : [];
    return others.length === 0 ? { day, rain: null, how: 'none' } : { day, rain: mean(others), how: 'neighbours' };
  });
  const known = first.flatMap(({ rain }) => rain ?? []);
  const missing = first.length - known.length;
  if (missing === 0 || missing > mostMissingDays || known.length === 0) return first;
  const usual = mean(known);
  return first.map((one) => (one.rain === null ? { ...one, rain: usual, how: 'mean' } : one));
};

/** The last day of the ten days that a day is in: the 10th, the 20th, or the last of the month. */
export const dekadEnd = (day: string): string => {
  const date = Number(day.slice(8));
  if (date <= 20) return `${day.slice(0, 8)}${date <= 10 ? '10' : '20'}`;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** Days in a row that count as one, with what fell in them; null where a day of them is unknown. */
type Dekad = {
  readonly from: string;
  readonly until: string;
  readonly rain: number | null;
  readonly filledDays: number;
  readonly missingDays: number;
};

/** The calendar's tens of days that these days lie in, cut where the window is. */
export const dekadsOf = (days: readonly RainDay[]): Dekad[] => {
  const byEnd = new Map<string, RainDay[]>();
  for (const one of days) byEnd.set(dekadEnd(one.day), [...(byEnd.get(dekadEnd(one.day)) ?? []), one]);
  return [...byEnd.values()].map((held) => {
    const missingDays = held.filter(({ rain }) => rain === null).length;
    return {
      from: held[0]?.day ?? '',
      until: held.at(-1)?.day ?? '',
      rain: missingDays > 0 ? null : held.reduce((sum, { rain }) => sum + (rain ?? 0), 0),
      filledDays: held.filter(({ how }) => how === 'neighbours' || how === 'mean').length,
      missingDays,
    };
  });
};

/** The four squares that share a side with one; keys as advisory names them, 'east,north'. */
export const cellsAround = (cell: string): string[] => {
  const [east = 0, north = 0] = cell.split(',').map(Number);
  return [`${east - 1},${north}`, `${east + 1},${north}`, `${east},${north - 1}`, `${east},${north + 1}`];
};

/** Whether what is said at a moment may stand for its day: by Nigeria's clock it is late enough. */
export const isLastWord = (saidAt: Date): boolean =>
  new Date(saidAt.getTime() + 3_600_000).getUTCHours() >= limits.lastWordHour.value;
